-- What settling the orders of a period costs in the database.

-- Orders are settled customer by customer, so that what there is once for a customer changes once for many orders.
drop index leverage_orders_open;
create index leverage_orders_open on leverage_orders (period_id, customer_id, number) where result is null;

-- Nothing reads by it.
drop index leverage_orders_settled;

-- As before, but as a set, which the planner can compute in place.
drop function leverage_counted(numeric, numeric, text, numeric);
create function leverage_counted(worth numeric, quantity numeric, result text, payout numeric)
returns table (staked numeric, open numeric, lost numeric) language sql immutable as $$
  select
    case when result = 'returned' then 0 else worth end,
    case when result is null then worth else 0 end,
    case result when 'lost' then worth when 'won' then worth - round(worth * payout / quantity, 18) else 0 end
$$;

-- Settling has locked the customers, so two of these can't wait for each other in another order.
create or replace function leverage_count_results() returns trigger language plpgsql as $$
begin
  update leverage_days d
  set staked = d.staked + c.staked, open = d.open + c.open, lost = d.lost + c.lost
  from (
    select n.customer_id, (n.created_at at time zone 'UTC')::date as day,
      sum(a.staked - b.staked) as staked, sum(a.open - b.open) as open, sum(a.lost - b.lost) as lost
    from settled n
    cross join lateral leverage_counted(n.worth, n.quantity, n.result, n.payout) a
    cross join lateral leverage_counted(n.worth, n.quantity, null, null) b
    group by 1, 2) c
  where d.customer_id = c.customer_id and d.day = c.day;
  return null;
end $$;

-- Triggers run in the order of their names: after leverage_orders_one_way, so that only open orders have become settled ones.
drop trigger leverage_count_results on leverage_orders;
create trigger leverage_orders_results after update on leverage_orders
  referencing new table as settled for each statement execute function leverage_count_results();

-- A transfer's postings sum to zero if those of each statement do, because none is ever changed or deleted.
create or replace function ledger_check_zero() returns trigger language plpgsql as $$
declare
  v_unbalanced text;
begin
  select string_agg(format('%s %s', total, currency), ', ') into v_unbalanced from (
    select a.currency, sum(p.amount) as total
    from added p join ledger_accounts a on a.id = p.account_id
    group by p.transfer_id, a.currency having sum(p.amount) <> 0) sums;
  if v_unbalanced is not null then
    raise exception 'a transfer does not sum to zero: %', v_unbalanced using errcode = 'FL004';
  end if;
  return null;
end $$;
