-- Images and logins look a session up by its cookie alone.
create index if not exists sessions_cookie on sessions (cookie_hash);
create index if not exists sessions_previous_cookie on sessions (previous_cookie_hash) where previous_cookie_hash is not null;

-- Deleting a file looks for the customer whose picture it is.
create index if not exists customers_avatar on customers (avatar) where avatar is not null;

-- A customer's earnings are few among all transfers.
create index if not exists ledger_transfers_earned on ledger_transfers (owner, id) where kind in ('bonus', 'pledge', 'exchange');

-- Old refusals are deleted.
create index if not exists idempotency_keys_refused on idempotency_keys (created_at) where answer ->> 'code' is not null;

-- A customer's uploads that aren't submitted, newest first, instead of everybody's.
create index if not exists files_customer_unused on files (customer_id, created_at desc) where used_at is null;
