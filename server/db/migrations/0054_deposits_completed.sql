-- What arrived, which can be less or more than what was announced, and where it was found.
alter table deposits
  -- Before the fee; null until it is credited.
  add column arrived numeric(38, 18) constraint deposits_arrived check (arrived > fee and arrived <> 'NaN'),
  -- On the network, as the network writes it; null until it was found there, and for a deposit by bank.
  add column transaction_id text,
  add column confirmations integer not null default 0 check (confirmations >= 0),
  -- When it was returned, if it arrived afterward and was credited after all.
  add column returned_at timestamptz,
  add constraint deposits_transaction check (transaction_id is null or network is not null),
  add constraint deposits_arrived_late check (returned_at is null or (status = 2 and returned_at <= decided_at));

-- One transaction is credited once, also under load. A returned deposit gives its transaction back.
create unique index deposits_transaction_once on deposits (network, transaction_id) where status <> 3;

alter table deposits disable trigger deposits_one_way;
update deposits set arrived = amount where status = 2;
alter table deposits enable trigger deposits_one_way;
alter table deposits add constraint deposits_credited check ((arrived is not null) = (status = 2));

-- A deposit that was returned can only be credited, if it arrives late.
create or replace function deposits_one_way() returns trigger language plpgsql as $$
begin
  if new.voucher is null and to_jsonb(new) - 'voucher' = to_jsonb(old) - 'voucher'
    and exists (select from customers where id = old.customer_id and closed_at is not null) then
    return new;
  end if;
  if old.status = 2 or (new.status < old.status and not (old.status = 3 and new.status = 2 and new.returned_at is not distinct from old.decided_at))
    or (old.status = 3 and new.status = 3)
    or (new.status = 2 and new.network is not null and new.transaction_id is null)
    or (new.transaction_id is not distinct from old.transaction_id and new.confirmations < old.confirmations)
    or (new.sn, new.customer_id, new.currency, new.network, new.address, new.memo, new.amount, new.fee, new.voucher)
      is distinct from
      (old.sn, old.customer_id, old.currency, old.network, old.address, old.memo, old.amount, old.fee, old.voucher) then
    raise exception 'deposit % is decided or would change', old.sn using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
