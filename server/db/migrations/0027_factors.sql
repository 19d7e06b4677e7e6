-- What passkeys call their customer: it says nothing about who that is. 244 random bits.
alter table customers add column passkey_handle bytea not null constraint customers_passkey_handle unique
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

-- The authenticator app of a customer: begun, and good until expires_at, or turned on.
create table authenticators (
  customer_id text primary key references customers (id),
  -- AES-256-GCM.
  secret bytea not null,
  expires_at timestamptz,
  confirmed_at timestamptz,
  -- Number of the last 30 seconds whose code was accepted: neither that nor an earlier one is accepted again.
  last_step integer,
  constraint authenticators_state check ((expires_at is null) = (confirmed_at is not null))
);

create index authenticators_expiring on authenticators (expires_at) where expires_at is not null;

-- Those that are left. A used one is deleted.
create table recovery_codes (
  customer_id text not null references authenticators (customer_id) on delete cascade,
  -- HMAC-SHA-256, whose key is the secret of the authenticator app.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (customer_id, code_hash)
);

-- A login with the right password that waits for the code.
create table login_tickets (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  customer_id text not null references customers (id),
  -- The one that was right.
  password_hash text not null,
  expires_at timestamptz not null
);

create index login_tickets_customer on login_tickets (customer_id);
create index login_tickets_expiring on login_tickets (expires_at);

create table passkeys (
  id text primary key,
  customer_id text not null references customers (id),
  -- Host name of the site that it was made for, and works on.
  rp_id text not null,
  -- As the device calls it, base64url.
  credential_id text not null constraint passkeys_credential unique,
  -- COSE.
  public_key bytea not null,
  -- Of signatures; stays zero on devices that do not count.
  counter bigint not null check (counter between 0 and 4294967295),
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index passkeys_customer on passkeys (customer_id, created_at);

-- What a device is asked to sign. Deleted by the first answer, right or wrong.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'login')),
  -- Whose passkey is added; nobody is known before a login.
  customer_id text references customers (id),
  -- Of who asked for a login.
  ticket_hash bytea constraint passkey_challenges_ticket unique check (octet_length(ticket_hash) = 32),
  expires_at timestamptz not null,
  constraint passkey_challenges_add check ((purpose = 'add') = (customer_id is not null)),
  constraint passkey_challenges_login check ((purpose = 'login') = (ticket_hash is not null))
);

create index passkey_challenges_expiring on passkey_challenges (expires_at);
