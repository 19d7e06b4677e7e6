-- Computed from facts whenever it is asked for.
alter table customers drop column credit_score;
alter table customers add constraint customers_avatar foreign key (avatar) references files (filename);

-- From then on nobody can see or take it. It is deleted from the disk first, its row after that.
alter table files add column discarded_at timestamptz;
create index files_discarded on files (discarded_at) where discarded_at is not null;

-- Each submission is a row and stays one: 2 in review, then 1 verified or 3 returned.
create table verifications (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  full_name text not null,
  -- AES-256-GCM. A returned submission that was followed by a newer one keeps neither number nor photos.
  id_number bytea,
  front text constraint verifications_front unique references files (filename),
  back text constraint verifications_back unique references files (filename),
  status smallint not null default 2 check (status in (1, 2, 3)),
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  constraint verifications_photos check (front <> back),
  constraint verifications_kept check (status = 3 or (id_number is not null and front is not null and back is not null)),
  constraint verifications_reason check ((status = 3) = (reason is not null)),
  constraint verifications_decided check ((status = 2) = (decided_at is null))
);

-- One in review or verified at a time.
create unique index verifications_open on verifications (customer_id) where status in (1, 2);
create index verifications_customer on verifications (customer_id, id desc);
create index verifications_queue on verifications (submitted_at) where status = 2;

create function verifications_one_way() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.full_name, new.submitted_at) is distinct from (old.customer_id, old.full_name, old.submitted_at)
    or (old.status <> 2 and (new.status, new.reason, new.decided_at) is distinct from (old.status, old.reason, old.decided_at))
    or (new.id_number is not null and new.id_number is distinct from old.id_number)
    or (new.front is not null and new.front is distinct from old.front)
    or (new.back is not null and new.back is distinct from old.back) then
    raise exception 'verification % is decided or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger verifications_one_way before update on verifications
  for each row execute function verifications_one_way();
