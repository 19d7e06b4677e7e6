create table customers (
  -- Eight digits that say nothing about how many customers there are.
  id text primary key check (id ~ '^[1-9][0-9]{7}$'),
  username text not null,
  -- Folded by the application (NFKC, lower case), since lower() depends on the locale of the database.
  username_key text not null constraint customers_username unique,
  email text not null constraint customers_email unique check (email = lower(email)),
  nickname text not null,
  password_hash text not null,
  fund_password_hash text,
  lang text not null,
  avatar text,
  credit_score integer not null default 0 check (credit_score between 0 and 100),
  invite_code text not null constraint customers_invite_code unique,
  invited_by text references customers (id),
  real_status smallint not null default 0 check (real_status between 0 and 3),
  real_reason text check (real_status <> 3 or real_reason is not null),
  created_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  customer_id text not null references customers (id),
  -- SHA-256 of 32 random bytes each; the pair before the last refresh stays good for requests already on their way.
  token_hash bytea not null constraint sessions_token unique,
  cookie_hash bytea not null,
  previous_token_hash bytea constraint sessions_previous_token unique,
  previous_cookie_hash bytea,
  rotated_at timestamptz,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);

create index sessions_customer on sessions (customer_id) where ended_at is null;

create table email_codes (
  email text not null,
  purpose text not null check (purpose in ('register', 'change')),
  -- Null when the mail said something else than a code.
  code_hash bytea,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (email, purpose)
);
