-- From when a card can be withdrawn to while withdrawals go to saved addresses only: it was then new, as saved_addresses.usable_at.
alter table bank_cards add column usable_at timestamptz;
update bank_cards set usable_at = created_at;
alter table bank_cards alter column usable_at set not null;

-- As before, and no withdrawal goes to a card that has to wait.
create or replace function draw_by_bank(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_session text, p_sn text, p_currency text, p_card bigint, p_masked text, p_amount numeric, p_fee numeric,
  p_worth numeric, p_at timestamptz, p_expected timestamptz, p_postings jsonb, p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_customer customers;
  v_terms bank_withdrawal_terms;
  v_usable_at timestamptz;
  v_withdrawal withdrawals;
  v_code text;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    -- The lock lets one withdrawal of a customer at a time look at the limit, and none go to a card that is being removed.
    select * into strict v_customer from customers where id = p_customer for no key update;
    select * into v_terms from bank_withdrawal_terms where currency = p_currency;
    select usable_at into v_usable_at from bank_cards where id = p_card and customer_id = p_customer;
    v_code := case
      when v_terms.fee is distinct from p_fee then 'terms-changed'
      when v_usable_at is null then 'not-found'
      when v_customer.real_status <> 1 then 'verification-needed'
      when v_customer.withdrawals_held_until > p_at then 'withdrawals-held'
      when v_customer.saved_addresses_only and coalesce(v_customer.saved_addresses_only_until > p_at, true)
        and v_usable_at > p_at then 'card-waiting'
      when drawn_today(p_customer, p_currency, p_at) + p_amount > v_terms.daily_limit then 'limit-reached'
    end;
    if v_code is not null then
      raise exception using errcode = 'FL007', message = v_code;
    end if;
    perform use_confirmation(p_customer, p_session, p_at);
    v_withdrawal.sn := p_sn;
    v_withdrawal.customer_id := p_customer;
    v_withdrawal.currency := p_currency;
    v_withdrawal.memo := '';
    v_withdrawal.card_id := p_card;
    v_withdrawal.card := p_masked;
    v_withdrawal.amount := p_amount;
    v_withdrawal.fee := p_fee;
    v_withdrawal.worth := p_worth;
    v_withdrawal.created_at := p_at;
    v_withdrawal.expected_at := p_expected;
    perform begin_withdrawal(v_withdrawal, p_postings);
    v_answer := json_build_object('data', p_record);
  exception
    when sqlstate 'FL001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      v_answer := json_build_object('code', 'insufficient-balance', 'details', json_build_object('currency', v_detail));
    when sqlstate 'FL007' then
      get stacked diagnostics v_code = message_text;
      v_answer := json_build_object('code', v_code, 'details', case v_code
        when 'card-waiting' then json_build_object(
          'usable_at', to_char(v_usable_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        else json_build_object() end);
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
