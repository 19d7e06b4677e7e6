create sequence withdrawal_numbers;

-- What a customer had checked, and may confirm once.
create table withdrawal_checks (
  hash text primary key,
  customer_id text not null references customers (id),
  currency text not null,
  network text not null,
  address text not null,
  -- Empty for none.
  memo text not null,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  fee numeric(38, 18) not null check (fee >= 0 and fee < amount),
  -- In US dollars, for the daily limit.
  worth numeric(38, 18) not null check (worth >= 0 and worth <> 'NaN'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (currency, network) references networks (currency, id)
);

create index withdrawal_checks_expired on withdrawal_checks (expires_at);
create index withdrawal_checks_customer on withdrawal_checks (customer_id);

-- A withdrawal is a state machine in one row: 0 pending, 1 processing, 2 completed, 3 ended. It is moved only by the
-- transaction that books its money: held at once, gone when it is sent, back if it ends.
create table withdrawals (
  sn text primary key,
  customer_id text not null references customers (id),
  currency text not null references currencies (code),
  network text not null,
  address text not null,
  memo text not null,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  fee numeric(38, 18) not null check (fee >= 0 and fee < amount),
  worth numeric(38, 18) not null check (worth >= 0 and worth <> 'NaN'),
  status smallint not null default 0 check (status between 0 and 3),
  -- Why it was returned; null if the customer canceled it.
  reason text check (reason is null or status = 3),
  created_at timestamptz not null,
  -- When it is likely to be completed, as told to the customer at the start.
  expected_at timestamptz not null,
  reviewing_at timestamptz check (status <> 1 or reviewing_at is not null),
  sent_at timestamptz,
  -- On the network.
  transaction_id text check ((transaction_id is not null) = (sent_at is not null)),
  confirmations integer not null default 0 check (confirmations >= 0),
  decided_at timestamptz check ((decided_at is not null) = (status in (2, 3))),
  -- What was sent can't come back.
  check (sent_at is null or status in (1, 2)),
  check (status <> 2 or sent_at is not null),
  foreign key (currency, network) references networks (currency, id)
);

create index withdrawals_customer on withdrawals (customer_id, created_at desc, sn desc);
create index withdrawals_open on withdrawals (status, created_at) where status < 2;

create function withdrawals_one_way() returns trigger language plpgsql as $$
begin
  if old.status in (2, 3) or new.status < old.status or new.confirmations < old.confirmations
    or (old.sent_at is not null and (new.sent_at, new.transaction_id) is distinct from (old.sent_at, old.transaction_id))
    or (new.sn, new.customer_id, new.currency, new.network, new.address, new.memo, new.amount, new.fee)
      is distinct from (old.sn, old.customer_id, old.currency, old.network, old.address, old.memo, old.amount, old.fee) then
    raise exception 'withdrawal % is decided or would change', old.sn using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger withdrawals_one_way before update on withdrawals for each row execute function withdrawals_one_way();
create trigger open_account before insert on withdrawal_checks
  for each row execute function refuse_closed_account();
create trigger open_account before insert on withdrawals
  for each row execute function refuse_closed_account();

-- Confirms what was checked and returns the answer to keep: {"data": p_record}, or {"code", "details"} of a refusal, which
-- undoes everything but the key. Amounts are decided before (server/domains/wallet/confirm-withdrawal.ts) from the check, which
-- never changes; here is what can have changed since. p_limit: the daily limit in US dollars while not verified.
create function confirm_withdrawal(
  p_customer text, p_key text, p_call text, p_body_hash bytea,
  p_session text, p_hash text, p_sn text, p_at timestamptz, p_expected timestamptz, p_limit numeric, p_postings jsonb,
  p_record json)
returns json language plpgsql as $$
declare
  v_answer json := take_idempotency_key(p_customer, p_key, p_call, p_body_hash);
  v_customer customers;
  v_check withdrawal_checks;
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
    if v_code is null and exists (select from authenticators where customer_id = p_customer and confirmed_at is not null) then
      update sessions set confirmed_until = null where id = p_session and confirmed_until > p_at;
      if not found then
        v_code := 'second-factor-needed';
      end if;
    end if;
    if v_code is not null then
      raise exception using errcode = 'FL007', message = v_code;
    end if;
    update withdrawal_checks set used_at = p_at where hash = p_hash;
    insert into withdrawals (
      sn, customer_id, currency, network, address, memo, amount, fee, worth, created_at, expected_at)
    values (
      p_sn, p_customer, v_check.currency, v_check.network, v_check.address, v_check.memo, v_check.amount, v_check.fee,
      v_check.worth, p_at, p_expected);
    perform ledger_post('withdrawal-hold', p_sn, p_customer, null, p_postings);
    insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
    values ('withdrawal', p_sn, p_customer, v_check.currency, v_check.amount, p_at);
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

-- In US dollars since midnight UTC, without what came back.
create function worth_withdrawn_today(p_customer text, p_at timestamptz) returns numeric language sql stable as $$
  select coalesce(sum(worth), 0) from withdrawals
  where customer_id = p_customer and status <> 3
    and created_at >= date_trunc('day', p_at at time zone 'UTC') at time zone 'UTC'
$$;
