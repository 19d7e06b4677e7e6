-- A customer's favorite markets, in order. One row, because the list is only ever replaced as a whole.
create table market_favorites (
  customer_id text primary key references customers (id),
  symbols text[] not null check (cardinality(symbols) <= 200)
);

-- Prices that a customer wants to be told of, once each.
create table market_alerts (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  symbol text not null,
  direction text not null check (direction in ('above', 'below')),
  price numeric(38, 18) not null check (price > 0 and price <> 'NaN'),
  created_at timestamptz not null,
  -- When the price was reached; null while the alert waits.
  triggered_at timestamptz
);

create index market_alerts_customer on market_alerts (customer_id, id);
create unique index market_alerts_once on market_alerts (customer_id, symbol, direction, price) where triggered_at is null;
create index market_alerts_waiting on market_alerts (symbol, direction, price) where triggered_at is null;
create index market_alerts_triggered on market_alerts (triggered_at) where triggered_at is not null;

create trigger open_account before insert on market_favorites for each row execute function refuse_closed_account();
create trigger open_account before insert on market_alerts for each row execute function refuse_closed_account();
