-- Prices: candles, the published commitments of a simulated market, and what its simulator keeps to itself.

create table candles (
  symbol text not null,
  interval text not null check (interval in ('1m', '5m', '1h', '1d')),
  -- Start of the interval.
  time timestamptz not null,
  open numeric(38, 18) not null check (open > 0 and open <> 'NaN'),
  high numeric(38, 18) not null check (high >= open and high >= close and high <> 'NaN'),
  low numeric(38, 18) not null check (low > 0 and low <= open and low <= close),
  close numeric(38, 18) not null check (close > 0 and close <> 'NaN'),
  primary key (symbol, interval, time)
);

-- Ends of the daily hash chains, each published before its day begins; published_at says when it truly was.
create table market_commitments (
  day date primary key,
  chain_end bytea not null check (octet_length(chain_end) = 32),
  published_at timestamptz not null default clock_timestamp()
);

-- Where the markets stood when a day began, and after each interruption: from there on the seeds alone give every price.
create table market_openings (
  minute timestamptz primary key,
  state jsonb not null
);

-- Seeds of minutes that are over.
create table market_seeds (
  minute timestamptz primary key,
  seed bytea not null check (octet_length(seed) = 32),
  revealed_at timestamptz not null default clock_timestamp()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete on market_commitments for each row execute function refuse_change();
create trigger append_only_all before truncate on market_commitments execute function refuse_change();
create trigger append_only before update or delete on market_openings for each row execute function refuse_change();
create trigger append_only_all before truncate on market_openings execute function refuse_change();
create trigger append_only before update or delete on market_seeds for each row execute function refuse_change();
create trigger append_only_all before truncate on market_seeds execute function refuse_change();

-- The simulator's own: the seed of a day's last minute, from which all others follow, and how far it has come.
create table simulator_secrets (
  day date primary key references market_commitments (day),
  last_seed bytea not null check (octet_length(last_seed) = 32)
);

create table simulator_state (
  single boolean primary key default true check (single),
  -- The first minute that is not stored yet.
  minute timestamptz not null,
  state jsonb not null
);
