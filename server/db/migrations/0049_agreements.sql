-- The version of a page's text. A translation with an older version than another is out of date and not shown.
alter table content_pages add column version integer not null default 1 check (version > 0);

-- Which versions a customer agreed to. Never changed.
create table agreements (
  customer_id text not null references customers,
  document text not null check (document in ('agreement', 'privacyPolicy')),
  version integer not null check (version > 0),
  agreed_at timestamptz not null,
  primary key (customer_id, document, version)
);

create trigger open_account before insert on agreements
  for each row execute function refuse_closed_account();
