-- What a customer chose for notices of a kind by one way. Without a row, the default holds.
create table notice_preferences (
  customer_id text not null references customers (id),
  kind text not null check (kind in ('money', 'exchange', 'terms', 'alerts', 'support', 'news', 'security')),
  way text not null check (way in ('app', 'push', 'email')),
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, kind, way),
  -- Whoever breaks into an account could otherwise hide it.
  constraint notice_preferences_security check (kind <> 'security' or way = 'push')
);

create trigger open_account before insert on notice_preferences
  for each row execute function refuse_closed_account();
