-- What the operator announces to customers, under a key of the operator's own, so that it is sent once. Each customer gets a notice.
create table announcements (
  key text primary key,
  -- SHA-256 of whom it is for and what it says: another one with the same key is refused.
  hash bytea not null,
  -- Title and HTML by language; null for one customer, since it may name that person.
  texts jsonb check (texts is not null or finished_at is not null),
  -- How many customers it goes to.
  customers integer not null check (customers >= 0),
  created_at timestamptz not null,
  -- The last customer who has it, in the order of their ids, while others don't have it yet.
  reached text check ((reached is null) = (finished_at is not null)),
  finished_at timestamptz
);

create index announcements_newest on announcements (created_at desc, key);
create index announcements_open on announcements (created_at, key) where finished_at is null;
