-- One transaction on a network pays one withdrawal, so that none is booked out with the payment of another.
create unique index withdrawals_transaction_once on withdrawals (network, transaction_id)
  where network is not null and transaction_id is not null;
