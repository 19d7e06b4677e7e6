-- As before, and an order takes effect soon after it is decided or not at all: it may wait for locks, and what comes out would be
-- known before it is booked. It then decides nothing (FL009), and the server decides again.
-- p_valid: how long the decision is valid from when the statement arrives, so that no clocks are compared.
drop function leverage_order(text, text, text, bytea, jsonb, numeric, text, numeric, numeric, jsonb, json);
create function leverage_order(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_order jsonb, p_period_maximum numeric, p_limits text, p_stake_limit numeric, p_loss_limit numeric,
  p_hold jsonb, p_record json, p_valid interval)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_order leverage_orders := jsonb_populate_record(null::leverage_orders, p_order);
  v_code text;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- The lock lets one order of a customer at a time look at the limits.
  perform from customers where id = p_customer for no key update;
  if (select xmin::text from leverage_limits where customer_id = p_customer) is distinct from p_limits then
    raise exception 'the own limits were changed' using errcode = 'FL009';
  end if;
  begin
    v_code := case
      when v_order.quantity > p_period_maximum - (
        select coalesce(sum(quantity), 0) from leverage_orders
        where customer_id = p_customer and period_id = v_order.period_id)
        then 'period-limit-reached'
      -- Counts open stakes as lost.
      when exists (
        select from (select v_order.worth as worth) its
        left join leverage_days d on d.customer_id = p_customer and d.day = (v_order.created_at at time zone 'UTC')::date
        where worth > p_stake_limit - coalesce(d.staked, 0)
          or worth > p_loss_limit - greatest(d.lost, 0) - coalesce(d.open, 0))
        then 'own-limit-reached'
    end;
    if v_code is not null then
      raise exception using errcode = 'FL007', message = v_code;
    end if;
    insert into leverage_orders select v_order.*;
    perform ledger_post('leverage-hold', v_order.number, p_customer, null, p_hold);
    insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
    values ('leverage', v_order.number, p_customer, v_order.currency, v_order.quantity, v_order.created_at);
    v_answer := json_build_object('data', p_record);
  exception
    when sqlstate 'FL001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      v_answer := json_build_object('code', 'insufficient-balance', 'details', json_build_object('currency', v_detail));
    when sqlstate 'FL007' then
      get stacked diagnostics v_code = message_text;
      v_answer := json_build_object('code', v_code, 'details', json_build_object());
    when sqlstate 'FL008' then
      v_answer := json_build_object('code', 'period-closed', 'details', json_build_object());
  end;
  -- Last, after every lock.
  if clock_timestamp() - statement_timestamp() > p_valid then
    raise exception 'the decision is too old' using errcode = 'FL009';
  end if;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
