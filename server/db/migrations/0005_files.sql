create table files (
  filename text primary key,
  customer_id text not null references customers (id),
  purpose text not null check (purpose in ('voucher', 'authentic', 'avatar', 'petition')),
  bytes integer not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index files_unused on files (created_at) where used_at is null;
