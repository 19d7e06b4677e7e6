-- What operators did and looked at. Each entry's hash covers the one before, so that none can be changed, left out or put in
-- between without it being seen.
create table operator_audit (
  id bigint primary key,
  at timestamptz not null,
  operator text not null check (length(operator) between 2 and 40),
  act text not null check (act ~ '^[a-z][a-z-]*$'),
  subject text not null,
  details jsonb not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null constraint operator_audit_hash unique check (octet_length(hash) = 32)
);

create trigger append_only before update or delete on operator_audit for each row execute function refuse_change();
create trigger append_only_all before truncate on operator_audit execute function refuse_change();
