-- When the price was reached of an alert whose customer couldn't be told, so that it is tried again without its candle: null
-- otherwise.
alter table market_alerts add column reached_at timestamptz;
create index market_alerts_reached on market_alerts (customer_id, id) where reached_at is not null and triggered_at is null;
