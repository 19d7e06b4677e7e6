-- Many transfers as one set, with every rule of ledger_post(): sums are zero, no balance below zero, accounts locked in the order of
-- their ids, and the balance after each posting, in the order of the transfers.
-- p_transfers: [{"kind", "reference", "customer", "at", "postings": [{"owner", "bucket", "currency", "amount"}]}]
create function ledger_post_many(p_transfers jsonb) returns void language plpgsql set florin.ledger = 'on' as $$
declare
  v_ids bigint[];
  v_transfers bigint[];
  v_accounts bigint[];
  v_amounts numeric[];
  v_after numeric[];
  v_short text;
begin
  insert into ledger_accounts (owner, bucket, currency, balance)
  select distinct p.owner, p.bucket, p.currency, case when p.owner = 'platform' then null else 0 end
  from jsonb_array_elements(p_transfers) t, jsonb_to_recordset(t -> 'postings') as p (owner text, bucket text, currency text)
  where not exists (
    select from ledger_accounts a where a.owner = p.owner and a.currency = p.currency and a.bucket = p.bucket)
  order by p.owner, p.currency, p.bucket
  on conflict do nothing;

  -- The trigger of ledger_transfers asks for each transfer's customer.
  perform require_open_account(owner) from (
    select distinct p.owner
    from jsonb_array_elements(p_transfers) t, jsonb_to_recordset(t -> 'postings') as p (owner text)
    where p.owner <> 'platform' and p.owner is distinct from t ->> 'customer'
    order by p.owner) others;

  with ordered as (select t, n from jsonb_array_elements(p_transfers) with ordinality as listed (t, n)),
  added as (
    insert into ledger_transfers (kind, reference, customer_id, at)
    select t ->> 'kind', t ->> 'reference', t ->> 'customer', coalesce((t ->> 'at')::timestamptz, clock_timestamp())
    from ordered order by n
    returning id, kind, reference)
  select array_agg(added.id order by ordered.n) into v_ids
  from ordered join added on added.kind = t ->> 'kind' and added.reference = t ->> 'reference';

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
  select array_agg(v_ids[n] order by n, id), array_agg(id order by n, id), array_agg(amount order by n, id),
    array_agg(after order by n, id), min(currency) filter (where after < 0)
  into v_transfers, v_accounts, v_amounts, v_after, v_short
  from booked;
  if v_short is not null then
    raise exception 'insufficient balance' using errcode = 'FL001', detail = v_short;
  end if;

  update ledger_accounts a set balance = a.balance + changed.amount
  from (
    select id, sum(amount) as amount from unnest(v_accounts, v_amounts, v_after) as booked (id, amount, after)
    where after is not null group by id) changed
  where a.id = changed.id;
  insert into ledger_postings (transfer_id, account_id, amount, balance_after)
  select transfer, account, amount, after
  from unnest(v_transfers, v_accounts, v_amounts, v_after) with ordinality as booked (transfer, account, amount, after, n)
  order by n;
end $$;
