-- Opens a term, holds its amount, and returns the answer to keep, as counter_accept() does. Amounts are decided before
-- (server/domains/pledge/open-pledge.ts) from the terms of the product, which never change; here is what can have changed
-- since: whether it is closed, how many terms run, and the balance.
create function pledge_open(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_number text, p_product text, p_amount numeric, p_interest numeric, p_at timestamptz, p_matures_at timestamptz,
  p_limit integer, p_hold jsonb, p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_product pledge_products;
  v_code text;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    -- The lock lets one opening of a customer at a time count what runs.
    perform from customers where id = p_customer for no key update;
    -- Many open at once, but none while an operator closes the product.
    select * into strict v_product from pledge_products where id = p_product for share;
    v_code := case
      when v_product.closed_at is not null then 'product-closed'
      when (select count(*) from pledges where customer_id = p_customer and status = 'running') >= p_limit
        then 'term-limit'
    end;
    if v_code is not null then
      raise exception using errcode = 'FL007', message = v_code;
    end if;
    insert into pledges (number, customer_id, product_id, amount, opened_at, matures_at, interest_at_maturity)
    values (p_number, p_customer, p_product, p_amount, p_at, p_matures_at, p_interest);
    perform ledger_post('pledge-hold', p_number, p_customer, null, p_hold);
    insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
    values ('pledge', p_number, p_customer, v_product.currency, p_amount, p_at);
    v_answer := json_build_object('data', p_record);
  exception
    when sqlstate 'FL001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      v_answer := json_build_object('code', 'insufficient-balance', 'details', json_build_object('currency', v_detail));
    when sqlstate 'FL007' then
      get stacked diagnostics v_code = message_text;
      v_answer := json_build_object('code', v_code, 'details', json_build_object());
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;

-- Redeems a term that runs and hasn't reached its maturity at p_at, with what was decided for that time, and returns the
-- answer to keep.
create function pledge_redeem(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_number text, p_at timestamptz, p_interest numeric, p_cost numeric, p_postings jsonb, p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  update pledges set status = 'redeemed', closed_at = p_at, interest = p_interest, cost = p_cost
  where number = p_number and customer_id = p_customer and status = 'running' and matures_at > p_at;
  if found then
    update ledger_holds set status = 'captured', closed_at = p_at
    where kind = 'pledge' and reference = p_number and status = 'open';
    if not found then
      raise exception 'term % has no open hold', p_number;
    end if;
    perform ledger_post('pledge', p_number, p_customer, null, p_postings);
    v_answer := json_build_object('data', p_record);
  else
    v_answer := json_build_object('code', 'not-redeemable', 'details', json_build_object());
  end if;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
