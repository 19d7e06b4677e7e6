-- What happened to an account, for its owner to look through. Written in the transaction of what it tells.
create table account_activity (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  kind text not null,
  device text not null,
  address text not null,
  -- The device that was signed out.
  ended_device text,
  created_at timestamptz not null,
  constraint account_activity_ended check ((kind = 'session-ended') = (ended_device is not null))
);

create index account_activity_customer on account_activity (customer_id, created_at desc, id desc);

-- A sign-in asks whether the device was here before, ended or not.
create index sessions_device on sessions (customer_id, device, address);
