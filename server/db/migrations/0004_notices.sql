create table notices (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  title text not null,
  -- HTML of our own making.
  content text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index notices_customer on notices (customer_id, id desc);
create index notices_unread on notices (customer_id) where read_at is null;
