-- Which candles from before the first start are stored. Those of an interval can fail while others don't.
create table candle_histories (
  symbol text not null,
  interval text not null check (interval in ('1m', '5m', '1h', '1d')),
  filled_at timestamptz not null,
  primary key (symbol, interval)
);
