-- Every transfer, posting, and hold says whose it is, and all keys contain it, so that the ledger can be split by customer
-- (docs/guides/grow.md). A transfer moves money of one customer, or of the platform alone.
-- The version before stops working: on a large ledger, its calls would wait too long, and then read by indexes that are gone.

lock table ledger_transfers, ledger_postings, ledger_holds in access exclusive mode;

alter table ledger_transfers disable trigger user;
alter table ledger_postings disable trigger user;

alter table ledger_transfers add column owner text;
update ledger_transfers set owner = coalesce(customer_id, 'platform');
alter table ledger_postings add column transfer_owner text;
update ledger_postings p set transfer_owner = t.owner from ledger_transfers t where t.id = p.transfer_id;

alter table ledger_postings drop constraint ledger_postings_transfer_id_fkey;
alter table ledger_transfers
  alter owner set not null,
  add constraint ledger_transfers_owner check (customer_id is not distinct from nullif(owner, 'platform')),
  drop constraint ledger_transfers_pkey,
  add constraint ledger_transfers_pkey primary key (owner, id),
  drop constraint ledger_transfers_once,
  add constraint ledger_transfers_once unique (reference, kind, owner);
alter table ledger_postings
  alter transfer_owner set not null,
  drop constraint ledger_postings_once,
  -- Nothing asks for a posting by its id.
  drop constraint ledger_postings_pkey,
  add constraint ledger_postings_pkey primary key (transfer_owner, transfer_id, account_id),
  add constraint ledger_postings_transfer foreign key (transfer_owner, transfer_id) references ledger_transfers (owner, id);
alter table ledger_holds
  drop constraint ledger_holds_pkey,
  add constraint ledger_holds_pkey primary key (customer_id, id),
  drop constraint ledger_holds_once,
  add constraint ledger_holds_once unique (reference, kind, customer_id);

-- Their reads use the primary key (owner, id), and the index on (owner, at).
drop index ledger_transfers_customer;
drop index ledger_transfers_customer_at;
create index ledger_transfers_at on ledger_transfers (owner, at) include (id);

alter table ledger_transfers enable trigger user;
alter table ledger_postings enable trigger user;

-- Such a transfer would be missing in a customer's lists.
do $$
begin
  if exists (
    select from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where a.owner not in ('platform', p.transfer_owner)) then
    raise exception 'a transfer moves money of another customer';
  end if;
end $$;

-- One transfer with its postings, as [{"owner", "bucket", "currency", "amount"}]. Returns the transfer's id.
-- FL001 when a customer's balance would go below zero, FL004 when the postings do not sum to zero, FL005 for a closed account, FL010
-- for an account of another customer.
create or replace function ledger_post(p_kind text, p_reference text, p_customer text, p_at timestamptz, p_postings jsonb)
returns bigint language plpgsql set florin.ledger = 'on' as $$
declare
  v_owner text := coalesce(p_customer, 'platform');
  v_other text;
  v_transfer bigint;
  v_accounts bigint[];
  v_balances numeric[];
  v_short text;
begin
  select owner into v_other from jsonb_to_recordset(p_postings) as p (owner text)
  where owner not in ('platform', v_owner) limit 1;
  if v_other is not null then
    raise exception 'a transfer of % moves money of %', v_owner, v_other using errcode = 'FL010';
  end if;

  insert into ledger_accounts (owner, bucket, currency, balance)
  select p.owner, p.bucket, p.currency, case when p.owner = 'platform' then null else 0 end
  from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text)
  where not exists (
    select from ledger_accounts a where a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket)
  order by p.owner, p.currency, p.bucket
  on conflict do nothing;

  insert into ledger_transfers (owner, kind, reference, customer_id, at)
  values (v_owner, p_kind, p_reference, p_customer, coalesce(p_at, clock_timestamp()))
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

  insert into ledger_postings (transfer_owner, transfer_id, account_id, amount, balance_after)
  select v_owner, v_transfer, a.id, p.amount, a.balance
  from jsonb_to_recordset(p_postings) as p (owner text, bucket text, currency text, amount numeric)
  join ledger_accounts a on a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket
  order by a.id;
  return v_transfer;
end $$;

-- Many transfers as one set, with every rule of ledger_post().
create or replace function ledger_post_many(p_transfers jsonb) returns void language plpgsql set florin.ledger = 'on' as $$
declare
  v_message text;
  v_ids bigint[];
  v_owners text[];
  v_posting_owners text[];
  v_transfers bigint[];
  v_accounts bigint[];
  v_amounts numeric[];
  v_after numeric[];
  v_short text;
begin
  select format('a transfer of %s moves money of %s', coalesce(t ->> 'customer', 'platform'), p.owner) into v_message
  from jsonb_array_elements(p_transfers) t, jsonb_to_recordset(t -> 'postings') as p (owner text)
  where p.owner not in ('platform', coalesce(t ->> 'customer', 'platform')) limit 1;
  if v_message is not null then
    raise exception '%', v_message using errcode = 'FL010';
  end if;

  insert into ledger_accounts (owner, bucket, currency, balance)
  select distinct p.owner, p.bucket, p.currency, case when p.owner = 'platform' then null else 0 end
  from jsonb_array_elements(p_transfers) t, jsonb_to_recordset(t -> 'postings') as p (owner text, bucket text, currency text)
  where not exists (
    select from ledger_accounts a where a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket)
  order by p.owner, p.currency, p.bucket
  on conflict do nothing;

  with ordered as (select t, n from jsonb_array_elements(p_transfers) with ordinality as listed (t, n)),
  added as (
    insert into ledger_transfers (owner, kind, reference, customer_id, at)
    select coalesce(t ->> 'customer', 'platform'), t ->> 'kind', t ->> 'reference', t ->> 'customer',
      coalesce((t ->> 'at')::timestamptz, clock_timestamp())
    from ordered order by n
    returning owner, id, kind, reference)
  select array_agg(added.id order by ordered.n), array_agg(added.owner order by ordered.n) into v_ids, v_owners
  from ordered join added on added.owner = coalesce(t ->> 'customer', 'platform')
    and added.kind = t ->> 'kind' and added.reference = t ->> 'reference';

  with lines as (
    select listed.n, p.owner, p.bucket, p.currency, p.amount
    from jsonb_array_elements(p_transfers) with ordinality as listed (t, n),
      jsonb_to_recordset(t -> 'postings') as p (owner text, bucket text, currency text, amount numeric)),
  locked as (
    select a.id, a.owner, a.currency, a.bucket, a.balance from ledger_accounts a
    where (a.owner, a.currency, a.bucket) in (
      select owner, currency, bucket from lines where owner <> 'platform')
    order by a.id
    for no key update),
  involved as (
    select * from locked
    union all
    select a.id, a.owner, a.currency, a.bucket, a.balance from ledger_accounts a
    where (a.owner, a.currency, a.bucket) in (
      select owner, currency, bucket from lines where owner = 'platform')),
  booked as (
    select l.n, i.id, i.currency, l.amount,
      i.balance + sum(l.amount) over (partition by i.id order by l.n) as after
    from lines l join involved i on i.owner = l.owner and i.currency = l.currency and i.bucket = l.bucket)
  select array_agg(v_owners[n] order by n, id), array_agg(v_ids[n] order by n, id), array_agg(id order by n, id),
    array_agg(amount order by n, id), array_agg(after order by n, id), min(currency) filter (where after < 0)
  into v_posting_owners, v_transfers, v_accounts, v_amounts, v_after, v_short
  from booked;
  if v_short is not null then
    raise exception 'insufficient balance' using errcode = 'FL001', detail = v_short;
  end if;

  update ledger_accounts a set balance = a.balance + changed.amount
  from (
    select id, sum(amount) as amount from unnest(v_accounts, v_amounts, v_after) as booked (id, amount, after)
    where after is not null group by id) changed
  where a.id = changed.id;
  insert into ledger_postings (transfer_owner, transfer_id, account_id, amount, balance_after)
  select owner, transfer, account, amount, after
  from unnest(v_posting_owners, v_transfers, v_accounts, v_amounts, v_after) with ordinality
    as booked (owner, transfer, account, amount, after, n)
  order by n;
end $$;

-- As before, but finds the hold by its whole key.
create or replace function pledge_redeem(
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
    where customer_id = p_customer and kind = 'pledge' and reference = p_number and status = 'open';
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
