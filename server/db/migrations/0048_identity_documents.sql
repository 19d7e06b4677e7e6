-- Which document it is: a passport has one photo. So far all were ID cards.
alter table verifications
  add column document text not null default 'id-card' check (document in ('id-card', 'passport')),
  drop constraint verifications_kept,
  add constraint verifications_kept check (
    status = 3 or (id_number is not null and front is not null and (back is not null) = (document = 'id-card'))
  ),
  add constraint verifications_passport check (document = 'id-card' or back is null);
alter table verifications alter column document drop default;

create or replace function verifications_one_way() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.full_name, new.document, new.submitted_at)
      is distinct from (old.customer_id, old.full_name, old.document, old.submitted_at)
    or (old.status <> 2 and (new.status, new.reason, new.decided_at) is distinct from (old.status, old.reason, old.decided_at))
    or (new.id_number is not null and new.id_number is distinct from old.id_number)
    or (new.front is not null and new.front is distinct from old.front)
    or (new.back is not null and new.back is distinct from old.back) then
    raise exception 'verification % is decided or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
