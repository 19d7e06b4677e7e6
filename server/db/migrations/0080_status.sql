-- Whether the parts of the server work, measured by itself: one sample a minute and part, whichever server takes it.
create table status_minutes (
  minute timestamptz not null check (date_trunc('minute', minute) = minute),
  part text not null,
  working boolean not null,
  primary key (minute, part)
);

-- The minutes of each day, counted. What neither column has was not measured.
create table status_days (
  part text not null,
  -- In UTC.
  day date not null,
  working integer not null check (working >= 0),
  failing integer not null check (failing >= 0),
  primary key (part, day),
  check (working + failing between 1 and 1440)
);

create table status_parts (
  part text primary key,
  working boolean not null,
  -- Measured without a gap since then.
  since timestamptz not null,
  first_minute timestamptz not null,
  last_minute timestamptz not null check (last_minute >= since)
);

create table status_interruptions (
  id bigint generated always as identity primary key,
  part text not null,
  began_at timestamptz not null,
  -- The last minute that failed.
  failed_at timestamptz not null check (failed_at >= began_at),
  -- The first minute that worked again. Null while it goes on, and if nothing was measured after it.
  ended_at timestamptz check (ended_at > failed_at),
  -- What the operator says about it, by language.
  note jsonb,
  constraint status_interruptions_once unique (part, began_at)
);

create index status_interruptions_newest on status_interruptions (began_at desc, id desc);
