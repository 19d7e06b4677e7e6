-- Up to which candle every alert was compared. Ticks trigger alerts at once; candles catch what no server saw tick by tick.
create table market_alert_checks (
  single boolean primary key default true check (single),
  -- Start of the next candle of a minute.
  checked_until timestamptz not null
);
