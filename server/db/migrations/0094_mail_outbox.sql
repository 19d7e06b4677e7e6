-- Emails that are not sent yet, sealed, since they name customers and carry codes. A server that sends one moves due_at on first,
-- so that another sends it if that server is gone.
create table mail_outbox (
  id uuid primary key,
  content bytea not null,
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null,
  created_at timestamptz not null
);

create index mail_outbox_due on mail_outbox (due_at);
