-- What a customer's balances were worth over time is read from the transfers since a time.
create index ledger_transfers_customer_at on ledger_transfers (customer_id, at) include (id);
