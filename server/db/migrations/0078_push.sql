-- Where a browser gets pushes, for as long as its session lives.
create table push_subscriptions (
  session_id text primary key references sessions (id) on delete cascade,
  customer_id text not null references customers (id),
  -- Whoever knows it can send to the browser, but nothing that the browser can decrypt without the keys.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_customer on push_subscriptions (customer_id, created_at);

-- Pushes to send, saved with their notice.
create table push_outbox (
  notice_id bigint not null references notices (id) on delete cascade,
  -- Without a reference: a subscription that ends at the same moment must not fail what the notice tells of.
  session_id text not null,
  customer_id text not null references customers (id),
  kind text not null,
  attempts smallint not null default 0,
  -- While a server sends it, when another one may.
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (notice_id, session_id)
);

create index push_outbox_due on push_outbox (due_at);
create index push_outbox_customer on push_outbox (customer_id);

create function end_push() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;

create trigger end_push after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function end_push();

create trigger open_account before insert on push_subscriptions
  for each row execute function refuse_closed_account();
create trigger open_account before insert on push_outbox
  for each row execute function refuse_closed_account();
