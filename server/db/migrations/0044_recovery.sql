-- Recovery of the login password and of the fund password.
alter table email_codes drop constraint email_codes_purpose_check;
alter table email_codes
  add constraint email_codes_purpose_check
    check (purpose in ('register', 'change', 'recover-password', 'recover-fund-password')),
  -- Mails since then, so that nobody is flooded.
  add column counted_from timestamptz not null default now(),
  add column sent integer not null default 1;

create index email_codes_sent on email_codes (sent_at);

-- Of the password that replaces the lost one once the login is confirmed.
alter table login_tickets add column new_password_hash text;
