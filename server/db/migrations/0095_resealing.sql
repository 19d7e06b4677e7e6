-- A new key seals the same ID number again. Nothing else sets florin.resealing, which ends with its transaction.
create or replace function verifications_one_way() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.full_name, new.document, new.submitted_at)
      is distinct from (old.customer_id, old.full_name, old.document, old.submitted_at)
    or (old.status <> 2 and (new.status, new.reason, new.decided_at) is distinct from (old.status, old.reason, old.decided_at))
    or (new.id_number is not null and new.id_number is distinct from old.id_number
      and (old.id_number is null or current_setting('florin.resealing', true) is distinct from 'on'))
    or (new.front is not null and new.front is distinct from old.front)
    or (new.back is not null and new.back is distinct from old.back) then
    raise exception 'verification % is decided or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
