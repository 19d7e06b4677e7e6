-- The same guarantees as before, checked once for a transfer instead of once for each of its rows.

-- One transfer with its postings, as [{"owner", "bucket", "currency", "amount"}]. Returns the transfer's id.
-- FL001 when a customer's balance would go below zero, FL004 when the postings do not sum to zero, FL005 for a closed account.
create or replace function ledger_post(p_kind text, p_reference text, p_customer text, p_at timestamptz, p_postings jsonb)
returns bigint language plpgsql set florin.ledger = 'on' as $$
declare
  v_transfer bigint;
  v_accounts bigint[];
  v_balances numeric[];
  v_short text;
begin
  insert into ledger_accounts (owner, bucket, currency, balance)
  select p.owner, p.bucket, p.currency, case when p.owner = 'platform' then null else 0 end
  from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text)
  where not exists (
    select from ledger_accounts a where a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket)
  order by p.owner, p.currency, p.bucket
  on conflict do nothing;

  -- The trigger of ledger_transfers asks for p_customer.
  perform require_open_account(owner)
  from (select distinct owner from jsonb_to_recordset(p_postings) as p (owner text)) owners
  where owner <> 'platform' and owner is distinct from p_customer;

  insert into ledger_transfers (kind, reference, customer_id, at)
  values (p_kind, p_reference, p_customer, coalesce(p_at, clock_timestamp()))
  returning id into v_transfer;

  -- Every transfer locks its accounts in the order of their ids, so that no two wait for each other.
  select array_agg(id), array_agg(balance), min(currency) filter (where balance < 0)
  into v_accounts, v_balances, v_short
  from (
    select a.id, a.currency, a.balance + p.amount as balance
    from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text, amount numeric)
    join ledger_accounts a on a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket
    where p.owner <> 'platform'
    order by a.id
    for no key update of a) locked;
  if v_short is not null then
    raise exception 'insufficient balance' using errcode = 'FL001', detail = v_short;
  end if;

  update ledger_accounts a set balance = changed.balance
  from unnest(v_accounts, v_balances) as changed (id, balance)
  where a.id = changed.id;

  insert into ledger_postings (transfer_id, account_id, amount, balance_after)
  select v_transfer, a.id, p.amount, a.balance
  from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text, amount numeric)
  join ledger_accounts a on a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket
  order by a.id;
  return v_transfer;
end $$;

-- A credit without ledger_post() is refused anyway.
drop trigger open_account_credit on ledger_accounts;

drop trigger ledger_postings_zero on ledger_postings;
drop function ledger_check_zero();

create function ledger_check_zero() returns trigger language plpgsql as $$
declare
  v_unbalanced text;
begin
  select string_agg(format('%s %s', total, currency), ', ') into v_unbalanced from (
    select a.currency, sum(p.amount) as total
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.transfer_id in (select transfer_id from added)
    group by p.transfer_id, a.currency having sum(p.amount) <> 0) sums;
  if v_unbalanced is not null then
    raise exception 'a transfer does not sum to zero: %', v_unbalanced using errcode = 'FL004';
  end if;
  return null;
end $$;

create trigger ledger_postings_zero after insert on ledger_postings
  referencing new table as added for each statement execute function ledger_check_zero();

-- Statements outside of ledger_post() are refused, whatever rows they have.
drop trigger ledger_accounts_only_ledger on ledger_accounts;
drop trigger ledger_transfers_only_ledger on ledger_transfers;
drop trigger ledger_postings_only_ledger on ledger_postings;

create or replace function ledger_refuse_bypass() returns trigger language plpgsql as $$
begin
  if current_setting('florin.ledger', true) is distinct from 'on' then
    raise exception '% on % outside of ledger_post()', tg_op, tg_table_name using errcode = 'FL003';
  end if;
  return null;
end $$;

create trigger ledger_accounts_only_ledger before insert or update on ledger_accounts
  for each statement execute function ledger_refuse_bypass();
create trigger ledger_transfers_only_ledger before insert on ledger_transfers
  for each statement execute function ledger_refuse_bypass();
create trigger ledger_postings_only_ledger before insert on ledger_postings
  for each statement execute function ledger_refuse_bypass();
