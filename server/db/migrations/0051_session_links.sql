-- Links in emails that end one session, and nothing else, without a login.
create table session_links (
  secret_hash bytea primary key,
  customer_id text not null references customers,
  session_id text not null references sessions on delete cascade,
  expires_at timestamptz not null
);

create index session_links_expired on session_links (expires_at);
create index session_links_session on session_links (session_id);

create trigger open_account before insert on session_links
  for each row execute function refuse_closed_account();
