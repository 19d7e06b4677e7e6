-- An order that moves money in one round trip: from its idempotency key to the answer that is kept for it.

-- Takes an idempotency key. Returns null when it is new and the order may go on, else the answer that is kept for it.
-- Waits while another transaction works on the same key. FL006 when the key was used for another call or body.
create function take_idempotency_key(p_customer text, p_key text, p_call text, p_body_hash bytea)
returns json language plpgsql as $$
declare
  v_first record;
begin
  insert into idempotency_keys (customer_id, key, call, body_hash) values (p_customer, p_key, p_call, p_body_hash)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select call, body_hash, answer into strict v_first from idempotency_keys where customer_id = p_customer and key = p_key;
  if v_first.call <> p_call or v_first.body_hash <> p_body_hash then
    raise exception 'the idempotency key was used for another request' using errcode = 'FL006';
  end if;
  return v_first.answer;
end $$;

-- Accepts a quote and returns the answer to keep: {"data": p_record}, or {"code", "details"} of a refusal, which undoes everything but
-- the key. The rules are decided before (server/domains/flash/exchange.ts) from what never changes of a quote; here is checked what can
-- have changed since: whether it was used, whether it has expired, and the balance.
-- p_past: for seeded history alone.
create function flash_exchange(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_quote text, p_number text, p_at timestamptz, p_postings jsonb, p_record json, p_past timestamptz)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_currency text;
  v_used timestamptz;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    update flash_quotes set used_at = p_at
    where id = p_quote and customer_id = p_customer and used_at is null and expires_at > coalesce(p_past, clock_timestamp());
    if found then
      insert into flash_exchanges (number, quote_id, customer_id, status, created_at, completed_at)
      values (p_number, p_quote, p_customer, 1, p_at, p_at);
      perform ledger_post('flash-exchange', p_number, p_customer, p_past, p_postings);
      v_answer := json_build_object('data', p_record);
    else
      select used_at into strict v_used from flash_quotes where id = p_quote and customer_id = p_customer;
      v_answer := json_build_object(
        'code', case when v_used is null then 'quote-expired' else 'quote-used' end, 'details', json_build_object());
    end if;
  exception when sqlstate 'FL001' then
    get stacked diagnostics v_currency = pg_exception_detail;
    v_answer := json_build_object('code', 'insufficient-balance', 'details', json_build_object('currency', v_currency));
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
