-- What the operator has set. A setting without a row has its default (server/domains/content/site-settings.ts).
create table site_settings (
  name text primary key check (name ~ '^[a-z_]+$'),
  value jsonb not null check (value <> 'null')
);
