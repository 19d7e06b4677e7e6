-- Wrong guesses at a secret, by account, by address, and by both together.
create table wrong_guesses (
  -- SHA-256 of what is guessed and by whom: what was typed as a name may be a password.
  key bytea primary key check (octet_length(key) = 32),
  failures integer not null check (failures >= 0),
  -- No further guess is looked at before then; null while none has to wait.
  next_at timestamptz,
  -- Without another wrong guess all are forgotten then.
  forget_at timestamptz not null
);

create index wrong_guesses_forgotten on wrong_guesses (forget_at);

-- Counted in wrong_guesses from now on.
alter table email_codes drop column tries;
-- The network that asked for the code.
alter table email_codes add column asked_from text;

alter table sessions
  -- SHA-256 of the cookie that stays in the browser after a logout.
  add column browser_hash bytea,
  -- The pair of the last refresh follows from this and the token before it, so that asking again gives the same pair.
  add column rotation_key bytea,
  -- When that pair was first used. The pair before it is good until then, and for half a minute more.
  add column superseded_at timestamptz;

update sessions set superseded_at = rotated_at;
