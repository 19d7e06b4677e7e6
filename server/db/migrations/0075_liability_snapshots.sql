-- Proof of liabilities: on schedule, what is owed to customers is hashed into one Merkle sum tree per currency.

create table liability_snapshots (
  id bigint generated always as identity primary key,
  -- The moment of the schedule. One snapshot each, whichever server takes it.
  due_at timestamptz not null constraint liability_snapshots_once unique,
  taken_at timestamptz not null
);

create table liability_roots (
  snapshot_id bigint not null references liability_snapshots (id),
  currency text not null references currencies (code),
  root bytea not null check (octet_length(root) = 32),
  -- The balances of all customers.
  liabilities numeric(38, 18) not null check (liabilities >= 0 and liabilities <> 'NaN'),
  -- What came in from outside and has not left again. Below zero if more left.
  assets numeric(38, 18) not null check (assets <> 'NaN'),
  leaves integer not null check (leaves >= 0),
  primary key (snapshot_id, currency)
);

-- What was published stays as it was.
create function liability_keep() returns trigger language plpgsql as $$
begin
  raise exception 'snapshot % is published', old using errcode = 'FL002';
end $$;

create trigger liability_keep before update or delete on liability_snapshots for each row execute function liability_keep();
create trigger liability_keep before update or delete on liability_roots for each row execute function liability_keep();

-- Leaves and nodes are kept for as long as a proof can be asked for.
create table liability_leaves (
  snapshot_id bigint not null,
  currency text not null,
  customer_id text not null references customers (id),
  position integer not null check (position >= 0),
  -- Without it, a balance could be guessed from its hash.
  nonce bytea not null check (octet_length(nonce) = 32),
  balance numeric(38, 18) not null check (balance > 0 and balance <> 'NaN'),
  primary key (snapshot_id, currency, customer_id),
  foreign key (snapshot_id, currency) references liability_roots (snapshot_id, currency)
);

create index liability_leaves_customer on liability_leaves (customer_id);
create trigger open_account before insert on liability_leaves for each row execute function refuse_closed_account();

create table liability_nodes (
  snapshot_id bigint not null,
  currency text not null,
  -- 0 has the leaves, the highest level has the root.
  level smallint not null check (level >= 0),
  position integer not null check (position >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  sum numeric(38, 18) not null check (sum >= 0 and sum <> 'NaN'),
  primary key (snapshot_id, currency, level, position),
  foreign key (snapshot_id, currency) references liability_roots (snapshot_id, currency)
);
