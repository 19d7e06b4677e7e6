-- Leverage rooms: stakes on where a market's price closes. Data of the product, not of the sandbox; a site setting opens the rooms.

create table leverage_rooms (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,29}$'),
  tier text not null unique check (tier in ('junior', 'superior', 'vip')),
  position integer not null unique,
  -- Its market.
  symbol text not null check (symbol ~ '^[A-Z][A-Z0-9]{1,9}-USD$'),
  -- Of every stake, payout, and limit.
  currency text not null references currencies (code),
  unique (id, currency)
);

-- A room's terms: those with the latest valid_from that isn't in the future. A period keeps those with which it began.
create table leverage_terms (
  room_id text not null references leverage_rooms (id),
  -- Where a period begins with the terms before and with these.
  valid_from timestamptz not null check (extract(second from valid_from) = 0),
  -- Available balance to enter; neither held nor charged.
  entry_minimum numeric(38, 18) not null check (entry_minimum >= 0 and entry_minimum <> 'NaN'),
  stake_minimum numeric(38, 18) not null check (stake_minimum > 0 and stake_minimum <> 'NaN'),
  -- Of one customer's stakes in one period.
  period_maximum numeric(38, 18) not null check (period_maximum >= stake_minimum and period_maximum <> 'NaN'),
  -- Periods divide each day in UTC.
  settlement_minutes integer not null check (settlement_minutes between 1 and 1440 and 1440 % settlement_minutes = 0),
  -- Percent of a settled stake that the platform keeps on average.
  edge numeric(5, 2) not null check (edge between 0 and 20),
  code_needed boolean not null,
  primary key (room_id, valid_from)
);

insert into leverage_rooms (id, tier, position, symbol, currency) values
  ('junior', 'junior', 1, 'BTC-USD', 'USDT'),
  ('superior', 'superior', 2, 'ETH-USD', 'USDT'),
  ('vip', 'vip', 3, 'BTC-USD', 'USDT');

insert into leverage_terms
  (room_id, valid_from, entry_minimum, stake_minimum, period_maximum, settlement_minutes, edge, code_needed)
values
  ('junior', '2020-01-01T00:00:00Z', 50, 1, 200, 3, 2, false),
  ('superior', '2020-01-01T00:00:00Z', 1000, 10, 2000, 5, 1.5, true),
  ('vip', '2020-01-01T00:00:00Z', 10000, 50, 10000, 10, 1, true);

-- What every stake of a period is decided by. The opening price is there from the beginning, the close price is fixed once.
create table leverage_periods (
  id text primary key,
  room_id text not null,
  terms_from timestamptz not null,
  symbol text not null,
  -- Decimal places of the market's prices.
  scale integer not null check (scale between 0 and 15),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  opening_price numeric(38, 18) not null check (opening_price > 0 and opening_price <> 'NaN'),
  -- Where a simulated price tended at the beginning.
  anchor numeric(38, 18) check (anchor > 0 and anchor <> 'NaN'),
  fixed_at timestamptz check (fixed_at >= ends_at),
  -- Null for good if its seed was not revealed in time: every stake is returned.
  close_price numeric(38, 18) check (close_price > 0 and close_price <> 'NaN'),
  -- The winning categories.
  won text[],
  -- When none of its orders was open anymore.
  settled_at timestamptz check (settled_at >= fixed_at),
  check (id = room_id || '-' || to_char(starts_at at time zone 'UTC', 'YYYYMMDDHH24MI')),
  check (ends_at > starts_at and terms_from <= starts_at),
  check (close_price is null or fixed_at is not null),
  check ((won is null) = (close_price is null)),
  check (settled_at is null or fixed_at is not null),
  foreign key (room_id, terms_from) references leverage_terms (room_id, valid_from),
  unique (room_id, starts_at),
  -- What an order copies from it.
  unique (id, room_id, opening_price, ends_at)
);

create index leverage_periods_running on leverage_periods (ends_at) where fixed_at is null;
create index leverage_periods_settling on leverage_periods (fixed_at) where fixed_at is not null and settled_at is null;

create function leverage_periods_one_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.settled_at is not null
    or (old.fixed_at is not null
      and (new.fixed_at, new.close_price, new.won) is distinct from (old.fixed_at, old.close_price, old.won))
    or (new.id, new.room_id, new.terms_from, new.symbol, new.scale, new.starts_at, new.ends_at, new.opening_price, new.anchor)
      is distinct from (old.id, old.room_id, old.terms_from, old.symbol, old.scale, old.starts_at, old.ends_at,
        old.opening_price, old.anchor) then
    raise exception 'period % is fixed or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger leverage_periods_one_way before update or delete on leverage_periods
  for each row execute function leverage_periods_one_way();

-- Who entered which room, for good.
create table leverage_entries (
  customer_id text not null references customers (id),
  room_id text not null references leverage_rooms (id),
  entered_at timestamptz not null,
  primary key (customer_id, room_id)
);

create trigger open_account before insert on leverage_entries
  for each row execute function refuse_closed_account();

-- Stakes on the outcome of a period.
create sequence leverage_numbers;

create table leverage_orders (
  number text primary key,
  customer_id text not null references customers (id),
  room_id text not null,
  period_id text not null,
  -- Copied from the period, which the reference below makes sure of.
  opening_price numeric(38, 18) not null,
  settles_at timestamptz not null,
  category text not null check (category in (
    'up', 'down', 'big', 'small', 'odd', 'even', 'big-odd', 'big-even', 'small-odd', 'small-even', 'very-big', 'very-small')),
  currency text not null,
  -- The stake.
  quantity numeric(38, 18) not null check (quantity > 0 and quantity <> 'NaN'),
  -- Payout per unit of a winning stake, fixed with the order.
  multiplier numeric(12, 4) not null check (multiplier > 1 and multiplier <> 'NaN'),
  -- The stake in US dollars, at the mid rate.
  worth numeric(38, 18) not null check (worth >= 0 and worth <> 'NaN'),
  created_at timestamptz not null check (created_at <= settles_at - interval '5 seconds'),
  result text check (result in ('won', 'lost', 'returned')),
  payout numeric(38, 18),
  settled_at timestamptz check (settled_at >= settles_at),
  check (num_nulls(result, payout, settled_at) in (0, 3)),
  check (case result
    when 'lost' then payout = 0
    when 'returned' then payout = quantity
    when 'won' then payout > 0 and payout <= quantity * multiplier
    else true end),
  -- Only who entered takes part.
  foreign key (customer_id, room_id) references leverage_entries (customer_id, room_id),
  foreign key (room_id, currency) references leverage_rooms (id, currency),
  foreign key (period_id, room_id, opening_price, settles_at)
    references leverage_periods (id, room_id, opening_price, ends_at)
);

create index leverage_orders_open on leverage_orders (period_id, number) where result is null;
create index leverage_orders_latest on leverage_orders (customer_id, created_at desc, number desc);
create index leverage_orders_of_room on leverage_orders (customer_id, room_id, created_at desc, number desc);
create index leverage_orders_of_period on leverage_orders (customer_id, period_id);
create index leverage_orders_settled on leverage_orders (customer_id, settled_at) where settled_at is not null;

-- A customer's result in one room.
create table leverage_standings (
  customer_id text not null references customers (id),
  room_id text not null references leverage_rooms (id),
  settled_orders integer not null check (settled_orders > 0),
  -- Payouts minus stakes of the settled orders, in the room's currency.
  net_result numeric(38, 18) not null check (net_result <> 'NaN'),
  primary key (customer_id, room_id)
);

create index leverage_standings_of_room on leverage_standings (room_id, net_result);

create trigger open_account before insert on leverage_orders
  for each row execute function refuse_closed_account();
create trigger open_account before insert on leverage_standings
  for each row execute function refuse_closed_account();

create function leverage_orders_no_delete() returns trigger language plpgsql as $$
begin
  raise exception 'orders are kept' using errcode = 'restrict_violation';
end $$;

create trigger leverage_orders_no_delete before delete on leverage_orders
  for each row execute function leverage_orders_no_delete();

-- Waits for a period that is being fixed, so that no stake joins one whose close price is known.
create function leverage_orders_in_time() returns trigger language plpgsql as $$
begin
  perform from leverage_periods where id = new.period_id and fixed_at is null for share;
  if not found then
    raise exception 'period % takes no orders', new.period_id using errcode = 'FL008';
  end if;
  return new;
end $$;

create trigger leverage_orders_in_time before insert on leverage_orders
  for each row execute function leverage_orders_in_time();

-- Compares what was settled with the period's fixed result, once for all rows of a statement.
create function leverage_orders_one_way() returns trigger language plpgsql as $$
declare
  v_wrong text;
begin
  select string_agg(n.number, ', ') into v_wrong
  from settled n
  join before_settling o on o.number = n.number
  join leverage_periods p on p.id = n.period_id
  where o.result is not null
    or (n.customer_id, n.room_id, n.period_id, n.opening_price, n.settles_at, n.category, n.currency, n.quantity,
      n.multiplier, n.worth, n.created_at)
      is distinct from (o.customer_id, o.room_id, o.period_id, o.opening_price, o.settles_at, o.category, o.currency,
        o.quantity, o.multiplier, o.worth, o.created_at)
    or p.fixed_at is null
    or n.result is distinct from case
      when p.close_price is null then 'returned'
      when n.category = any(p.won) then 'won'
      when n.category in ('up', 'down') and p.close_price = p.opening_price then 'returned'
      else 'lost' end;
  if v_wrong is not null then
    raise exception 'orders are settled or would get another result than their period''s: %', v_wrong
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create trigger leverage_orders_one_way after update on leverage_orders
  referencing new table as settled old table as before_settling
  for each statement execute function leverage_orders_one_way();
