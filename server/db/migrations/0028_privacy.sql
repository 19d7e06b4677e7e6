-- A closed account keeps its row, its number and its money records; whose it was is gone, and nothing is added to it.
alter table customers
  add column closed_at timestamptz,
  -- Given up together with the account: what is too little to be withdrawn.
  add column closing_gives_up_rest boolean not null default false,
  add constraint customers_closed check (closed_at is null or closes_at is null);

-- Waits for a closing under way and refuses after it. The condition is no part of the query: a row that does not meet it
-- yet would not be waited for.
create function require_open_account(p_customer text) returns void language plpgsql as $$
declare
  v_closed timestamptz;
begin
  select closed_at into v_closed from customers where id = p_customer for key share;
  if v_closed is not null then
    raise exception 'account % is closed', p_customer using errcode = 'FL005';
  end if;
end $$;

create function refuse_closed_account() returns trigger language plpgsql as $$
begin
  perform require_open_account(new.customer_id);
  return new;
end $$;

create function ledger_refuse_closed_account() returns trigger language plpgsql as $$
begin
  perform require_open_account(new.owner);
  return new;
end $$;

-- Each table with a column customer_id has it; one that is created later creates it too, which a test makes sure of.
do $$
declare
  v_table text;
begin
  for v_table in
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' and table_name <> 'ledger_accounts'
  loop
    execute format('create trigger open_account before insert on %I for each row execute function refuse_closed_account()', v_table);
  end loop;
end $$;

create trigger open_account before insert on ledger_accounts
  for each row when (new.owner <> 'platform') execute function ledger_refuse_closed_account();
create trigger open_account_credit before update on ledger_accounts
  for each row when (new.balance > old.balance) execute function ledger_refuse_closed_account();

-- An account closes empty, and once.
create function customers_close_once() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'account % is closed', old.id using errcode = 'FL005';
  end if;
  if new.closed_at is not null and (
    exists (select from ledger_accounts where owner = old.id and balance <> 0)
    or exists (select from ledger_holds where customer_id = old.id and status = 'open')
    or exists (select from deposits where customer_id = old.id and status < 2)
    or exists (select from flash_exchanges where customer_id = old.id and status = 0)
    or exists (select from sessions where customer_id = old.id)) then
    raise exception 'account % is not empty', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger customers_close_once before update on customers
  for each row execute function customers_close_once();

-- The picture of a transfer goes with the account; the deposit stays.
alter table deposits alter column voucher drop not null;
alter table deposits add constraint deposits_voucher_there check (voucher is not null or status in (2, 3));

create or replace function deposits_one_way() returns trigger language plpgsql as $$
begin
  if new.voucher is null and to_jsonb(new) - 'voucher' = to_jsonb(old) - 'voucher'
    and exists (select from customers where id = old.customer_id and closed_at is not null) then
    return new;
  end if;
  if old.status in (2, 3) or new.status < old.status
    or (new.sn, new.customer_id, new.currency, new.amount, new.fee, new.voucher)
      is distinct from (old.sn, old.customer_id, old.currency, old.amount, old.fee, old.voucher) then
    raise exception 'deposit % is decided or would change', old.sn using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
