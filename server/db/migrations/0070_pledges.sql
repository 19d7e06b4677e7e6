-- Fixed terms: an amount that stays held for days and earns interest for each full one.

-- What the platform pays as interest, apart from its own funds for conversions.
alter table ledger_accounts drop constraint ledger_accounts_bucket;
alter table ledger_accounts add constraint ledger_accounts_bucket check (
  case when owner = 'platform'
    then bucket in ('external', 'treasury', 'spread', 'fee', 'interest', 'adjustment')
    else bucket in ('available', 'held') end);

-- The terms of a product never change. New terms make a new product, and the old one can be closed.
create table pledge_products (
  id text primary key check (id ~ '^[a-z0-9]+-[0-9]+-[0-9]+$'),
  currency text not null references currencies (code),
  -- Of 24 hours each. With the highest rate, compound interest on the highest amount still fits its column.
  days integer not null check (days between 1 and 730),
  -- In percent of the amount, for each full day.
  daily_rate numeric(7, 6) not null check (daily_rate > 0 and daily_rate <= 1),
  interest text not null check (interest in ('simple', 'compound')),
  minimum numeric(38, 18) not null check (minimum > 0 and minimum <> 'NaN'),
  maximum numeric(38, 18) not null check (maximum >= minimum and maximum <= 1000000000000),
  -- Of redeeming before maturity, in percent of the amount.
  early_cost numeric(8, 6) not null check (early_cost between 0 and 10),
  created_at timestamptz not null,
  -- Since then, no term is opened.
  closed_at timestamptz
);

create function pledge_products_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null or new.closed_at is null or
    (new.id, new.currency, new.days, new.daily_rate, new.interest, new.minimum, new.maximum, new.early_cost, new.created_at)
    is distinct from
    (old.id, old.currency, old.days, old.daily_rate, old.interest, old.minimum, old.maximum, old.early_cost, old.created_at)
  then
    raise exception 'product % can only be closed, and once', old.id using errcode = 'FL002';
  end if;
  return new;
end $$;

create trigger pledge_products_keep before update or delete on pledge_products
  for each row execute function pledge_products_keep();

create sequence pledge_numbers;

-- A term is a state machine in one row: running until it matures or is redeemed early.
create table pledges (
  number text primary key,
  customer_id text not null references customers (id),
  product_id text not null references pledge_products (id),
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  status text not null default 'running' check (status in ('running', 'matured', 'redeemed')),
  opened_at timestamptz not null,
  matures_at timestamptz not null check (matures_at > opened_at),
  interest_at_maturity numeric(38, 18) not null check (interest_at_maturity >= 0 and interest_at_maturity <> 'NaN'),
  -- What was paid and charged at the end; null while it runs.
  closed_at timestamptz check ((closed_at is null) = (status = 'running')),
  interest numeric(38, 18) check (interest between 0 and interest_at_maturity),
  cost numeric(38, 18) check (cost between 0 and amount),
  check (num_nulls(closed_at, interest, cost) in (0, 3)),
  check (status <> 'matured' or (closed_at >= matures_at and interest = interest_at_maturity and cost = 0)),
  check (status <> 'redeemed' or closed_at < matures_at)
);

create index pledges_running on pledges (customer_id, matures_at, number) where status = 'running';
create index pledges_due on pledges (matures_at) where status = 'running';
create index pledges_latest on pledges (customer_id, opened_at desc, number desc);

create function pledges_one_way() returns trigger language plpgsql as $$
begin
  if old.status <> 'running' or new.status = 'running' or
    (new.number, new.customer_id, new.product_id, new.amount, new.opened_at, new.matures_at, new.interest_at_maturity)
    is distinct from
    (old.number, old.customer_id, old.product_id, old.amount, old.opened_at, old.matures_at, old.interest_at_maturity)
  then
    raise exception 'term % has ended or would change', old.number using errcode = 'FL002';
  end if;
  return new;
end $$;

create trigger pledges_one_way before update on pledges for each row execute function pledges_one_way();

create trigger open_account before insert on pledges for each row execute function refuse_closed_account();
