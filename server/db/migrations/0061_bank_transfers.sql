-- How money comes in and goes out by bank, as the operator sets it. A currency without a row is not moved that way.
create table bank_deposit_terms (
  currency text primary key references currencies (code),
  -- The platform's account.
  holder text not null,
  bank_name text not null,
  -- IBAN, or the account number in countries without one.
  number text not null,
  -- BIC, routing number or sort code, if the account number is not enough.
  bank_code text,
  minimum numeric(38, 18) not null check (minimum > 0 and minimum <> 'NaN'),
  maximum numeric(38, 18) not null check (maximum >= minimum and maximum <> 'NaN'),
  -- Until one is usually credited.
  minutes integer not null check (minutes > 0)
);

create table bank_withdrawal_terms (
  currency text primary key references currencies (code),
  fee numeric(38, 18) not null check (fee >= 0 and fee <> 'NaN'),
  minimum numeric(38, 18) not null check (minimum > fee and minimum <> 'NaN'),
  maximum numeric(38, 18) not null check (maximum >= minimum and maximum <> 'NaN'),
  -- Of each customer; the day ends at midnight UTC.
  daily_limit numeric(38, 18) not null check (daily_limit >= minimum and daily_limit <> 'NaN'),
  -- Until one usually arrives.
  minutes integer not null check (minutes > 0)
);

-- In the currency, since midnight UTC, without what came back.
create function drawn_today(p_customer text, p_currency text, p_at timestamptz) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from withdrawals
  where customer_id = p_customer and currency = p_currency and network is null and status <> 3
    and created_at >= date_trunc('day', p_at at time zone 'UTC') at time zone 'UTC'
$$;

-- FL007 second-factor-needed unless the session was confirmed, which this uses up.
create function use_confirmation(p_customer text, p_session text, p_at timestamptz) returns void language plpgsql as $$
begin
  if exists (select from authenticators where customer_id = p_customer and confirmed_at is not null) then
    update sessions set confirmed_until = null where id = p_session and confirmed_until > p_at;
    if not found then
      raise exception using errcode = 'FL007', message = 'second-factor-needed';
    end if;
  end if;
end $$;

-- Begins a withdrawal, on a network or by bank, and holds its amount. The caller has locked the customer.
create function begin_withdrawal(p_withdrawal withdrawals, p_postings jsonb) returns void language plpgsql as $$
begin
  insert into withdrawals (
    sn, customer_id, currency, network, address, memo, card_id, card, amount, fee, worth, created_at, expected_at)
  values (
    p_withdrawal.sn, p_withdrawal.customer_id, p_withdrawal.currency, p_withdrawal.network, p_withdrawal.address,
    p_withdrawal.memo, p_withdrawal.card_id, p_withdrawal.card, p_withdrawal.amount, p_withdrawal.fee,
    p_withdrawal.worth, p_withdrawal.created_at, p_withdrawal.expected_at);
  perform ledger_post('withdrawal-hold', p_withdrawal.sn, p_withdrawal.customer_id, null, p_postings);
  insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
  values (
    'withdrawal', p_withdrawal.sn, p_withdrawal.customer_id, p_withdrawal.currency, p_withdrawal.amount,
    p_withdrawal.created_at);
end $$;

-- As before, with the parts that it shares with draw_by_bank().
create or replace function confirm_withdrawal(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_session text, p_hash text, p_sn text, p_at timestamptz, p_expected timestamptz, p_limit numeric, p_postings jsonb,
  p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_customer customers;
  v_check withdrawal_checks;
  v_withdrawal withdrawals;
  v_code text;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    -- The lock lets one withdrawal of a customer at a time look at the limit, and no change of credentials beside it.
    select * into strict v_customer from customers where id = p_customer for no key update;
    select * into strict v_check from withdrawal_checks where hash = p_hash and customer_id = p_customer for update;
    v_code := case
      when v_check.used_at is not null then 'hash-used'
      when v_check.expires_at <= p_at then 'hash-expired'
      when v_customer.withdrawals_held_until > p_at then 'withdrawals-held'
      when v_customer.saved_addresses_only
        and coalesce(v_customer.saved_addresses_only_until > p_at, true)
        and not exists (
          select from saved_addresses
          where customer_id = p_customer and currency = v_check.currency and network = v_check.network
            and address = v_check.address and memo = v_check.memo and usable_at <= p_at) then 'address-not-saved'
      when v_customer.real_status <> 1 and v_check.worth + worth_withdrawn_today(p_customer, p_at) > p_limit
        then 'verification-needed'
    end;
    if v_code is not null then
      raise exception using errcode = 'FL007', message = v_code;
    end if;
    perform use_confirmation(p_customer, p_session, p_at);
    update withdrawal_checks set used_at = p_at where hash = p_hash;
    v_withdrawal.sn := p_sn;
    v_withdrawal.customer_id := p_customer;
    v_withdrawal.currency := v_check.currency;
    v_withdrawal.network := v_check.network;
    v_withdrawal.address := v_check.address;
    v_withdrawal.memo := v_check.memo;
    v_withdrawal.amount := v_check.amount;
    v_withdrawal.fee := v_check.fee;
    v_withdrawal.worth := v_check.worth;
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
      v_answer := json_build_object('code', v_code, 'details', json_build_object());
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;

-- Withdraws to a card and returns the answer to keep, as confirm_withdrawal() does. Amounts are decided before
-- (server/domains/bank/draw.ts); here is what can have changed since, and what two at a time must not pass together.
-- p_worth: in US dollars, for the daily limit of a customer who is no longer verified.
create function draw_by_bank(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_session text, p_sn text, p_currency text, p_card bigint, p_masked text, p_amount numeric, p_fee numeric,
  p_worth numeric, p_at timestamptz, p_expected timestamptz, p_postings jsonb, p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_customer customers;
  v_terms bank_withdrawal_terms;
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
    v_code := case
      when v_terms.fee is distinct from p_fee then 'terms-changed'
      when not exists (select from bank_cards where id = p_card and customer_id = p_customer) then 'not-found'
      when v_customer.real_status <> 1 then 'verification-needed'
      when v_customer.withdrawals_held_until > p_at then 'withdrawals-held'
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
      v_answer := json_build_object('code', v_code, 'details', json_build_object());
  end;
  update idempotency_keys set answer = v_answer where customer_id = p_customer and key = p_key;
  return v_answer;
end $$;
