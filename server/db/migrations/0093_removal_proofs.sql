-- What proved that the customer asked: the login password, or only a code by email, after which the waiting time is longer.
alter table authenticator_removals
  add column proof text not null default 'password' check (proof in ('password', 'email'));
alter table authenticator_removals alter column proof drop default;

create or replace function authenticator_removals_one_way() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.customer_id, new.text, new.device, new.address, new.requested_at, new.proof)
      is distinct from (old.customer_id, old.text, old.device, old.address, old.requested_at, old.proof)
    or (old.due_at is not null and new.due_at is distinct from old.due_at) then
    raise exception 'authenticator removal % has ended or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
