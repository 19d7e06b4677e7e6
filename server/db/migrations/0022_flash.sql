-- Flash exchange: a quote is good for 15 seconds and can be used once; an exchange is a state machine in one row.

create table flash_quotes (
  id text primary key,
  customer_id text not null references customers (id),
  from_currency text not null references currencies (code),
  to_currency text not null references currencies (code),
  from_amount numeric(38, 18) not null check (from_amount > 0 and from_amount <> 'NaN'),
  to_amount numeric(38, 18) not null check (to_amount > 0 and to_amount <> 'NaN'),
  rate numeric(38, 18) not null check (rate > 0 and rate <> 'NaN'),
  mid_rate numeric(38, 18) not null check (mid_rate >= rate and mid_rate <> 'NaN'),
  spread_percent numeric(6, 3) not null check (spread_percent >= 0),
  spread_amount numeric(38, 18) not null check (spread_amount >= 0 and spread_amount <> 'NaN'),
  -- By the database's clock, which all servers share.
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (from_currency <> to_currency)
);

create index flash_quotes_unused on flash_quotes (customer_id, expires_at) where used_at is null;

create sequence flash_numbers;

create table flash_exchanges (
  number text primary key,
  quote_id text not null constraint flash_exchanges_once unique references flash_quotes (id),
  customer_id text not null references customers (id),
  -- 0 pending, 1 completed.
  status smallint not null default 0 check (status in (0, 1)),
  refund numeric(38, 18) not null default 0 check (refund >= 0 and refund <> 'NaN'),
  created_at timestamptz not null,
  completed_at timestamptz check ((completed_at is not null) = (status = 1))
);

create index flash_exchanges_customer on flash_exchanges (customer_id, created_at desc, number desc);
create index flash_exchanges_pending on flash_exchanges (created_at) where status = 0;
