-- One double-entry ledger is the only writer of balances. Every write goes through ledger_post().

create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- A customer's id, or 'platform'.
  owner text not null,
  bucket text not null,
  currency text not null check (currency ~ '^[A-Z][A-Z0-9]{1,9}$'),
  customer_id text generated always as (nullif(owner, 'platform')) stored references customers (id),
  -- Kept for customers alone: a balance of the platform would be one row that every transfer waits for.
  -- It is the sum of its postings.
  balance numeric(38, 18),
  constraint ledger_accounts_identity unique (owner, currency, bucket),
  constraint ledger_accounts_bucket check (
    case when owner = 'platform'
      then bucket in ('external', 'treasury', 'spread', 'fee', 'adjustment')
      else bucket in ('available', 'held') end),
  -- 'NaN' is greater than every number, so the comparison alone would let it in.
  constraint ledger_accounts_balance check (
    case when owner = 'platform' then balance is null
      else balance is not null and balance >= 0 and balance <> 'NaN' end)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  reference text not null,
  customer_id text references customers (id),
  at timestamptz not null,
  -- Whatever is retried is booked once.
  constraint ledger_transfers_once unique (kind, reference)
);

create index ledger_transfers_customer on ledger_transfers (customer_id, id desc);

create table ledger_postings (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfers (id),
  account_id bigint not null references ledger_accounts (id),
  amount numeric(38, 18) not null check (amount <> 0 and amount <> 'NaN'),
  -- Of a customer's account, after this posting.
  balance_after numeric(38, 18),
  constraint ledger_postings_once unique (transfer_id, account_id)
);

create index ledger_postings_account on ledger_postings (account_id, id desc);

create table ledger_holds (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  customer_id text not null references customers (id),
  currency text not null,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  status text not null default 'open' check (status in ('open', 'released', 'captured')),
  opened_at timestamptz not null,
  closed_at timestamptz check ((closed_at is null) = (status = 'open')),
  constraint ledger_holds_once unique (kind, reference)
);

create index ledger_holds_open on ledger_holds (customer_id) where status = 'open';

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what is booked stays, a correction is a new transfer', tg_op, tg_table_name
    using errcode = 'FL002';
end $$;

create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_keep before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_keep before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger ledger_accounts_keep before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_holds_no_delete before delete on ledger_holds
  for each row execute function ledger_refuse_change();

-- A guard against mistakes, not against an owner of the database: statements outside of ledger_post() are refused.
create function ledger_refuse_bypass() returns trigger language plpgsql as $$
begin
  if current_setting('florin.ledger', true) is distinct from 'on' then
    raise exception '% on % outside of ledger_post()', tg_op, tg_table_name using errcode = 'FL003';
  end if;
  return new;
end $$;

create trigger ledger_accounts_only_ledger before insert or update on ledger_accounts
  for each row execute function ledger_refuse_bypass();
create trigger ledger_transfers_only_ledger before insert on ledger_transfers
  for each row execute function ledger_refuse_bypass();
create trigger ledger_postings_only_ledger before insert on ledger_postings
  for each row execute function ledger_refuse_bypass();

create function ledger_holds_one_way() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.kind, new.reference, new.customer_id, new.currency, new.amount, new.opened_at)
    is distinct from (old.kind, old.reference, old.customer_id, old.currency, old.amount, old.opened_at) then
    raise exception 'hold % is closed or would change', old.id using errcode = 'FL002';
  end if;
  return new;
end $$;

create trigger ledger_holds_one_way before update on ledger_holds
  for each row execute function ledger_holds_one_way();

create function ledger_check_zero() returns trigger language plpgsql as $$
declare
  unbalanced text;
begin
  select string_agg(format('%s %s', total, currency), ', ') into unbalanced from (
    select a.currency, sum(p.amount) as total
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.transfer_id = new.transfer_id
    group by a.currency having sum(p.amount) <> 0) sums;
  if unbalanced is not null then
    raise exception 'transfer % does not sum to zero: %', new.transfer_id, unbalanced using errcode = 'FL004';
  end if;
  return null;
end $$;

create constraint trigger ledger_postings_zero after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_check_zero();

-- One transfer with its postings, as [{"owner", "bucket", "currency", "amount"}]. Answers the transfer's id.
-- Rows of customers are taken in the order of their ids; FL001 when a balance would go below zero.
create function ledger_post(p_kind text, p_reference text, p_customer text, p_at timestamptz, p_postings jsonb)
returns bigint language plpgsql set florin.ledger = 'on' as $$
declare
  v_transfer bigint;
  v_line record;
  v_after numeric(38, 18);
begin
  insert into ledger_accounts (owner, bucket, currency, balance)
  select p.owner, p.bucket, p.currency, case when p.owner = 'platform' then null else 0 end
  from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text)
  where not exists (
    select from ledger_accounts a where a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket)
  order by p.owner, p.currency, p.bucket
  on conflict do nothing;

  insert into ledger_transfers (kind, reference, customer_id, at)
  values (p_kind, p_reference, p_customer, coalesce(p_at, clock_timestamp()))
  returning id into v_transfer;

  for v_line in
    select a.id, a.owner, a.currency, p.amount
    from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text, amount numeric)
    join ledger_accounts a on a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket
    order by a.id
  loop
    v_after := null;
    if v_line.owner <> 'platform' then
      update ledger_accounts set balance = balance + v_line.amount
      where id = v_line.id and balance + v_line.amount >= 0
      returning balance into v_after;
      if not found then
        raise exception 'insufficient balance' using errcode = 'FL001', detail = v_line.currency;
      end if;
    end if;
    insert into ledger_postings (transfer_id, account_id, amount, balance_after)
    values (v_transfer, v_line.id, v_line.amount, v_after);
  end loop;
  return v_transfer;
end $$;

create table idempotency_keys (
  customer_id text not null references customers (id),
  key text not null,
  call text not null,
  body_hash bytea not null,
  -- The first answer: {"data": …} or {"code": …, "details": …}. Null only inside the transaction that makes it.
  answer json,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
