-- How often in a row sending to a subscription has failed, and until when it waits with all its pushes.
alter table push_subscriptions
  add column failures smallint not null default 0,
  add column paused_until timestamptz;

-- Security notices first.
drop index push_outbox_due;
create index push_outbox_due on push_outbox ((kind <> 'security'), due_at);
