-- Requests to remove a lost authenticator app.
create table authenticator_removals (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  state text not null default 'requested'
    check (state in ('requested', 'waiting', 'removed', 'stopped', 'refused', 'obsolete')),
  -- What the customer wrote.
  text text not null,
  -- Where it was requested.
  device text not null,
  address text not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- When the waiting time after the approval ends.
  due_at timestamptz,
  ended_at timestamptz,
  -- Why it was refused.
  reason text,
  constraint authenticator_removals_ended check ((ended_at is null) = (state in ('requested', 'waiting'))),
  constraint authenticator_removals_undecided check (state <> 'requested' or (decided_at is null and due_at is null)),
  constraint authenticator_removals_approved check (state not in ('waiting', 'removed') or due_at is not null),
  constraint authenticator_removals_due check (due_at is null or decided_at is not null),
  constraint authenticator_removals_waited check (state <> 'removed' or ended_at >= due_at),
  constraint authenticator_removals_reason check ((state = 'refused') = (reason is not null))
);

-- One at a time.
create unique index authenticator_removals_open on authenticator_removals (customer_id) where ended_at is null;
create index authenticator_removals_customer on authenticator_removals (customer_id, requested_at);
create index authenticator_removals_queue on authenticator_removals (requested_at) where state = 'requested';
create index authenticator_removals_waiting on authenticator_removals (due_at) where state = 'waiting';

create trigger open_account before insert on authenticator_removals
  for each row execute function refuse_closed_account();

-- What has ended stays as it is, and a date once set is not moved.
create function authenticator_removals_one_way() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.customer_id, new.text, new.device, new.address, new.requested_at)
      is distinct from (old.customer_id, old.text, old.device, old.address, old.requested_at)
    or (old.due_at is not null and new.due_at is distinct from old.due_at) then
    raise exception 'authenticator removal % has ended or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger authenticator_removals_one_way before update on authenticator_removals
  for each row execute function authenticator_removals_one_way();
