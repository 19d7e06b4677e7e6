-- Feedback, requests, and complaints. What was sent never changes; what becomes of it only moves on.
create table petitions (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  category text not null check (category in ('feedback', 'request', 'complaint')),
  content text not null check (content <> ''),
  about text,
  reference text,
  -- 0 pending, 1 processing, 2 completed, 3 ended
  status smallint not null default 0 check (status between 0 and 3),
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint petitions_owner unique (id, customer_id),
  constraint petitions_reason check ((status = 3) = (reason is not null)),
  constraint petitions_decided check ((status >= 2) = (decided_at is not null))
);

create index petitions_customer on petitions (customer_id, id desc);
create index petitions_open on petitions (created_at, id) where status < 2;

create table petition_images (
  petition_id bigint not null,
  customer_id text not null references customers (id),
  position smallint not null check (position between 1 and 3),
  filename text not null constraint petition_images_once unique references files (filename),
  primary key (petition_id, position),
  foreign key (petition_id, customer_id) references petitions (id, customer_id)
);

create table petition_answers (
  id bigint generated always as identity primary key,
  petition_id bigint not null,
  customer_id text not null references customers (id),
  content text not null check (content <> ''),
  -- Never shown to the customer. `automatic` in the sandbox.
  operator text not null,
  created_at timestamptz not null,
  foreign key (petition_id, customer_id) references petitions (id, customer_id)
);

create index petition_answers_petition on petition_answers (petition_id, id);

create function petitions_one_way() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.category, new.content, new.about, new.reference, new.created_at)
      is distinct from (old.customer_id, old.category, old.content, old.about, old.reference, old.created_at)
    or old.status >= 2 or new.status < old.status then
    raise exception 'petition % is decided or would change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger petitions_one_way before update on petitions for each row execute function petitions_one_way();
create trigger append_only before update on petition_images for each row execute function refuse_change();
create trigger append_only before update on petition_answers for each row execute function refuse_change();

-- Only closing the account deletes them. Checked at the end, since it deletes first and closes afterwards.
create function petitions_kept() returns trigger language plpgsql as $$
begin
  if exists (select from customers where id = old.customer_id and closed_at is null) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create constraint trigger kept after delete on petitions
  deferrable initially deferred for each row execute function petitions_kept();
create constraint trigger kept after delete on petition_images
  deferrable initially deferred for each row execute function petitions_kept();
create constraint trigger kept after delete on petition_answers
  deferrable initially deferred for each row execute function petitions_kept();
create trigger append_only_all before truncate on petitions execute function refuse_change();
create trigger append_only_all before truncate on petition_images execute function refuse_change();
create trigger append_only_all before truncate on petition_answers execute function refuse_change();

create trigger open_account before insert on petitions for each row execute function refuse_closed_account();
create trigger open_account before insert on petition_images for each row execute function refuse_closed_account();
create trigger open_account before insert on petition_answers for each row execute function refuse_closed_account();
