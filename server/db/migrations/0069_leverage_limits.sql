-- What protects customers in the leverage rooms, and who may enter: own limits, time in a room, codes.

-- What a customer has staked and lost in all rooms on one day in UTC, in US dollars at the rates of the orders. A period never
-- crosses midnight, so an order has one day.
create table leverage_days (
  customer_id text not null references customers (id),
  day date not null,
  -- Without stakes that were returned.
  staked numeric(38, 18) not null check (staked >= 0 and staked <> 'NaN'),
  -- Stakes of open orders.
  open numeric(38, 18) not null check (open >= 0 and open <> 'NaN'),
  -- Losses minus gains of settled orders; negative after a gain.
  lost numeric(38, 18) not null check (lost <> 'NaN'),
  primary key (customer_id, day)
);

create trigger open_account before insert on leverage_days
  for each row execute function refuse_closed_account();

-- What one order adds to its day.
create function leverage_counted(
  worth numeric, quantity numeric, result text, payout numeric, out staked numeric, out open numeric, out lost numeric)
language sql immutable as $$
  select
    case when result = 'returned' then 0 else worth end,
    case when result is null then worth else 0 end,
    case result when 'lost' then worth when 'won' then worth - round(worth * payout / quantity, 18) else 0 end
$$;

-- Both sort, so that two transactions can't wait for each other.
create function leverage_count_stakes() returns trigger language plpgsql as $$
begin
  insert into leverage_days as d (customer_id, day, staked, open, lost)
  select o.customer_id, (o.created_at at time zone 'UTC')::date, sum(c.staked), sum(c.open), sum(c.lost)
  from added o cross join lateral leverage_counted(o.worth, o.quantity, o.result, o.payout) c
  group by 1, 2 order by 1, 2
  on conflict (customer_id, day) do update
    set staked = d.staked + excluded.staked, open = d.open + excluded.open, lost = d.lost + excluded.lost;
  return null;
end $$;

create function leverage_count_results() returns trigger language plpgsql as $$
declare
  v_day record;
begin
  for v_day in
    select n.customer_id, (n.created_at at time zone 'UTC')::date as day,
      sum(a.staked - b.staked) as staked, sum(a.open - b.open) as open, sum(a.lost - b.lost) as lost
    from settled n
    join before_settling o on o.number = n.number
    cross join lateral leverage_counted(n.worth, n.quantity, n.result, n.payout) a
    cross join lateral leverage_counted(o.worth, o.quantity, o.result, o.payout) b
    group by 1, 2 order by 1, 2
  loop
    update leverage_days d
    set staked = d.staked + v_day.staked, open = d.open + v_day.open, lost = d.lost + v_day.lost
    where customer_id = v_day.customer_id and day = v_day.day;
  end loop;
  return null;
end $$;

create trigger leverage_count_stakes after insert on leverage_orders
  referencing new table as added for each statement execute function leverage_count_stakes();
create trigger leverage_count_results after update on leverage_orders
  referencing new table as settled old table as before_settling
  for each statement execute function leverage_count_results();

-- What a customer allows themselves in all rooms, in US dollars; null is no limit.
create table leverage_limits (
  customer_id text primary key references customers (id),
  stake_per_day numeric(38, 18) check (stake_per_day > 0 and stake_per_day <> 'NaN'),
  loss_per_day numeric(38, 18) check (loss_per_day > 0 and loss_per_day <> 'NaN'),
  -- What applies instead from pending_from on: at least one limit is higher, or none.
  pending_stake numeric(38, 18) check (pending_stake > 0 and pending_stake <> 'NaN'),
  pending_loss numeric(38, 18) check (pending_loss > 0 and pending_loss <> 'NaN'),
  pending_from timestamptz,
  break_until timestamptz,
  check (pending_from is not null or num_nonnulls(pending_stake, pending_loss) = 0)
);

create trigger open_account before insert on leverage_limits
  for each row execute function refuse_closed_account();

-- How long a customer has been in a room, and is.
create table leverage_presence (
  customer_id text not null,
  room_id text not null,
  milliseconds bigint not null check (milliseconds >= 0),
  visit_milliseconds bigint not null check (visit_milliseconds between 0 and milliseconds),
  seen_at timestamptz not null,
  primary key (customer_id, room_id),
  foreign key (customer_id, room_id) references leverage_entries (customer_id, room_id)
);

create index leverage_presence_of_room on leverage_presence (room_id, seen_at);

create trigger open_account before insert on leverage_presence
  for each row execute function refuse_closed_account();

-- Codes that open a room.
create table leverage_codes (
  id bigint generated always as identity primary key,
  room_id text not null references leverage_rooms (id),
  -- SHA-256; see server/domains/leverage/room-codes.ts.
  hash bytea not null unique check (length(hash) = 32),
  -- The code itself, where everybody may know it, as in the sandbox.
  published text,
  -- Of the operator, for the operator.
  note text not null,
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  expires_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (id, room_id),
  -- What everybody knows can't be used up, so that nobody keeps the others out. Secret ones are counted.
  check ((published is null) = (max_uses is not null))
);

-- Who entered with which code.
create table leverage_code_uses (
  customer_id text not null references customers (id),
  room_id text not null,
  code_id bigint not null,
  used_at timestamptz not null,
  primary key (customer_id, room_id),
  foreign key (code_id, room_id) references leverage_codes (id, room_id)
);

create index leverage_code_uses_of_code on leverage_code_uses (code_id);

create trigger open_account before insert on leverage_code_uses
  for each row execute function refuse_closed_account();
