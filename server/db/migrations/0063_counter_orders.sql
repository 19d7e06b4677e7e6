-- Starts a search and returns null, or the code of a refusal. What the customer owns is checked before, since nothing is held.
create function counter_match(
  p_customer text, p_counter text, p_sn text, p_task_count integer, p_at timestamptz, p_due timestamptz)
returns text language plpgsql as $$
begin
  -- The lock lets one search of a customer at a time look at what is open and done.
  perform from customers where id = p_customer for no key update;
  if exists (select from counter_orders where customer_id = p_customer and due_at is not null) then
    return 'order-open';
  end if;
  if exists (
    select from counter_standings
    where customer_id = p_customer and counter_id = p_counter and day = (p_at at time zone 'UTC')::date
      and tasks_done >= p_task_count) then
    return 'tasks-done';
  end if;
  insert into counter_orders (sn, customer_id, counter_id, state, started_at, due_at)
  values (p_sn, p_customer, p_counter, 'matching', p_at, p_due);
  return null;
end $$;

-- Accepts an offer, holds its amount, pays its bonus, and returns the answer to keep, as flash_exchange() does. Amounts and
-- the bonus are decided before (server/domains/counters/answer-offer.ts) from what never changes of an offer; here is what can
-- have changed since: the state, the deadline, and the balance.
-- p_bonus: null if none is due.
create function counter_accept(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_sn text, p_at timestamptz, p_due timestamptz, p_hold jsonb, p_bonus jsonb, p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_order counter_orders;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    update counter_orders set state = 'waiting', accepted_at = p_at, due_at = p_due, bonus_paid = p_bonus is not null
    where sn = p_sn and customer_id = p_customer and state = 'matched' and due_at > p_at
    returning * into v_order;
    if found then
      perform ledger_post('exchange-hold', p_sn, p_customer, null, p_hold);
      insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
      values ('exchange', p_sn, p_customer, v_order.currency, v_order.amount, p_at);
      if p_bonus is not null then
        perform ledger_post('bonus', p_sn, p_customer, null, p_bonus);
      end if;
      v_answer := json_build_object('data', p_record);
    else
      select * into strict v_order from counter_orders where sn = p_sn and customer_id = p_customer;
      v_answer := json_build_object(
        'code', case when v_order.state in ('matched', 'expired') then 'order-expired' else 'order-changed' end,
        'details', json_build_object());
    end if;
  exception when sqlstate 'FL001' then
    get stacked diagnostics v_detail = pg_exception_detail;
    v_answer := json_build_object('code', 'insufficient-balance', 'details', json_build_object('currency', v_detail));
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
