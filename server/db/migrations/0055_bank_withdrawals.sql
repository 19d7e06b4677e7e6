-- A withdrawal by bank goes to a card instead of an address on a network.
alter table withdrawals
  alter column network drop not null,
  alter column address drop not null,
  -- The card can't be removed before the withdrawal has ended, but afterward.
  add column card_id bigint,
  -- Its masked number.
  add column card text,
  add constraint withdrawals_destination check (
    case when network is null
      then address is null and memo = '' and confirmations = 0 and card_id is not null and card is not null
      else address is not null and card_id is null and card is null
    end);

create index withdrawals_open_card on withdrawals (card_id) where status < 2 and card_id is not null;

create or replace function withdrawals_one_way() returns trigger language plpgsql as $$
begin
  if old.status in (2, 3) or new.status < old.status or new.confirmations < old.confirmations
    or (old.sent_at is not null and (new.sent_at, new.transaction_id) is distinct from (old.sent_at, old.transaction_id))
    or (new.sn, new.customer_id, new.currency, new.network, new.address, new.memo, new.card_id, new.card, new.amount,
        new.fee)
      is distinct from (old.sn, old.customer_id, old.currency, old.network, old.address, old.memo, old.card_id, old.card,
        old.amount, old.fee) then
    raise exception 'withdrawal % is decided or would change', old.sn using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
