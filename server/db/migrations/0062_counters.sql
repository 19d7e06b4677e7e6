-- Exchange counters: desks where a customer fills another party's request to convert. Data of the product, not of the sandbox.

create table counters (
  id text primary key check (id ~ '^[a-z0-9-]{2,30}$'),
  name text not null,
  -- From the lowest counter up; the next one is where a customer moves to.
  position integer not null unique,
  -- Of the minimum and of volumes.
  currency text not null references currencies (code),
  -- Orders that a customer can complete a day, in UTC.
  task_count integer not null check (task_count > 0),
  -- What the other party pays on top of the mid rate, in percent.
  return_rate numeric(6, 3) not null check (return_rate between 0 and 10),
  -- Total balance to enter; neither held nor charged.
  minimum_amount numeric(38, 18) not null check (minimum_amount >= 0 and minimum_amount <> 'NaN'),
  -- Completed volume that moves the customer to the next counter; null at the last one.
  upgrade_volume numeric(38, 18) check (upgrade_volume > 0 and upgrade_volume <> 'NaN'),
  -- Currencies of its orders.
  currencies text[] not null check (cardinality(currencies) >= 2),
  search_seconds integer not null check (search_seconds > 0),
  offer_seconds integer not null check (offer_seconds > 0),
  -- Of an urgent offer, which leaves time to top up.
  urgent_seconds integer not null check (urgent_seconds >= offer_seconds),
  wait_seconds integer not null check (wait_seconds > 0)
);

insert into counters
  (id, name, position, currency, task_count, return_rate, minimum_amount, upgrade_volume, currencies,
    search_seconds, offer_seconds, urgent_seconds, wait_seconds)
select id, name, position, 'USD', task_count, return_rate, minimum_amount, upgrade_volume,
  '{USDT,USDC,BTC,ETH,SOL,XRP,USD,EUR,SEK,JPY,THB}', 60, 120, 3600, 600
from (values
  ('bronze', 'Bronze', 1, 15, 0.4, 100, 5000),
  ('silver', 'Silver', 2, 20, 0.6, 500, 20000),
  ('gold', 'Gold', 3, 25, 0.8, 2000, 80000),
  ('platinum', 'Platinum', 4, 30, 1, 10000, 300000),
  ('diamond', 'Diamond', 5, 40, 1.2, 50000, null)
) as tiers (id, name, position, task_count, return_rate, minimum_amount, upgrade_volume);

-- What another party wants to convert. One is offered to one customer at a time, and never twice to the same one.
create table counter_requests (
  id bigint generated always as identity primary key,
  counter_id text not null references counters (id),
  -- What the customer gives and gets.
  currency text not null references currencies (code),
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  target text not null references currencies (code),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- May exceed what the customer has.
  urgent boolean not null,
  bonus_currency text references currencies (code),
  bonus_amount numeric(38, 18) check (bonus_amount > 0 and bonus_amount <> 'NaN'),
  bonus_minutes integer check (bonus_minutes > 0),
  -- The operator who entered it and settles its order.
  created_by text not null,
  created_at timestamptz not null,
  -- Completed, failed, or withdrawn.
  closed_at timestamptz,
  check (currency <> target),
  check (num_nulls(bonus_currency, bonus_amount, bonus_minutes) in (0, 3)),
  check (urgent or bonus_amount is null)
);

create index counter_requests_open on counter_requests (counter_id, id) where closed_at is null;

create sequence counter_numbers;

-- A search, its offer, and its order are a state machine in one row.
create table counter_orders (
  sn text primary key,
  customer_id text not null references customers (id),
  counter_id text not null references counters (id),
  state text not null check (state in (
    'matching', 'left', 'unmatched', 'matched', 'declined', 'expired', 'waiting', 'completed', 'refunded')),
  started_at timestamptz not null,
  -- When the server ends the state; null once the order has ended.
  due_at timestamptz check ((due_at is not null) = (state in ('matching', 'matched', 'waiting'))),
  request_id bigint references counter_requests (id),
  -- The offer, which never changes.
  matched_at timestamptz check ((matched_at is null) = (state in ('matching', 'left', 'unmatched'))),
  currency text references currencies (code),
  amount numeric(38, 18) check (amount > 0 and amount <> 'NaN'),
  target text references currencies (code),
  target_amount numeric(38, 18) check (target_amount > 0 and target_amount <> 'NaN'),
  rate numeric(38, 18) check (rate > 0 and rate <> 'NaN'),
  mid_rate numeric(38, 18) check (mid_rate > 0 and mid_rate <> 'NaN'),
  profit numeric(38, 18) check (profit >= 0 and profit <> 'NaN'),
  country text,
  urgent boolean,
  -- In the counter's currency, at the mid rate.
  worth numeric(38, 18) check (worth >= 0 and worth <> 'NaN'),
  bonus_currency text references currencies (code),
  bonus_amount numeric(38, 18) check (bonus_amount > 0 and bonus_amount <> 'NaN'),
  bonus_minutes integer check (bonus_minutes > 0),
  check (num_nulls(bonus_currency, bonus_amount, bonus_minutes) in (0, 3)),
  check (num_nulls(matched_at, currency, amount, target, target_amount, rate, mid_rate, profit, country, urgent, worth)
    in (0, 11)),
  accepted_at timestamptz check ((accepted_at is not null) = (state in ('waiting', 'completed', 'refunded'))),
  bonus_paid boolean not null default false check (not bonus_paid or (bonus_amount is not null and accepted_at is not null)),
  settled_at timestamptz check ((settled_at is not null) = (state in ('completed', 'refunded'))),
  -- The counter that its volume moved the customer to.
  upgraded_to text references counters (id) check (upgraded_to is null or state = 'completed')
);

-- One open order at a time.
create unique index counter_orders_open on counter_orders (customer_id) where due_at is not null;
create index counter_orders_due on counter_orders (due_at) where due_at is not null;
create index counter_orders_matching on counter_orders (started_at) where state = 'matching';
create index counter_orders_waiting on counter_orders (accepted_at) where state = 'waiting';
create index counter_orders_latest on counter_orders (customer_id, started_at desc, sn desc);
create index counter_orders_accepted on counter_orders (customer_id, matched_at desc, sn desc) where accepted_at is not null;
-- A request has one taker.
create unique index counter_orders_taker on counter_orders (request_id) where state in ('matched', 'waiting', 'completed');
create index counter_orders_offered on counter_orders (customer_id, request_id) where request_id is not null;

-- A customer's progress at one counter.
create table counter_standings (
  customer_id text not null references customers (id),
  counter_id text not null references counters (id),
  -- Completed volume, in the counter's currency.
  volume numeric(38, 18) not null check (volume >= 0 and volume <> 'NaN'),
  -- The last day in UTC with a completed order, and how many it had.
  day date not null,
  tasks_done integer not null check (tasks_done > 0),
  primary key (customer_id, counter_id)
);

create trigger open_account before insert on counter_orders
  for each row execute function refuse_closed_account();
create trigger open_account before insert on counter_standings
  for each row execute function refuse_closed_account();
