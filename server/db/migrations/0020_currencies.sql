-- Currencies and the networks that cryptocurrencies move on. Data of the product, not of the sandbox.

create table currencies (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,9}$'),
  name text not null,
  kind text not null check (kind in ('crypto', 'fiat')),
  -- Digits after the point that are booked, and that are shown unless asked for more.
  scale integer not null check (scale between 0 and 18),
  display_scale integer not null check (display_scale between 0 and 18),
  -- Digits after the point of its price in US dollars.
  price_scale integer not null check (price_scale between 0 and 15),
  -- What flash exchange takes off the mid rate, in percent; a conversion costs the larger of its two.
  spread_percent numeric(6, 3) not null check (spread_percent between 0 and 10),
  position integer not null unique
);

create table networks (
  currency text not null references currencies (code),
  id text not null check (id ~ '^[a-z0-9-]{2,30}$'),
  name text not null,
  -- How an address of this network is written; names a format of the wallet's address rules.
  family text not null,
  withdrawal_fee numeric(38, 18) not null check (withdrawal_fee >= 0 and withdrawal_fee <> 'NaN'),
  minimum_deposit numeric(38, 18) not null check (minimum_deposit > 0 and minimum_deposit <> 'NaN'),
  minimum_withdrawal numeric(38, 18) not null check (minimum_withdrawal > 0 and minimum_withdrawal <> 'NaN'),
  confirmations integer not null check (confirmations > 0),
  minutes integer not null check (minutes > 0),
  position integer not null,
  primary key (currency, id)
);

insert into currencies (code, name, kind, scale, display_scale, price_scale, spread_percent, position) values
  ('BTC', 'Bitcoin', 'crypto', 8, 6, 2, 0.4, 1),
  ('ETH', 'Ethereum', 'crypto', 8, 6, 2, 0.4, 2),
  ('USDT', 'Tether', 'crypto', 6, 6, 4, 0.1, 3),
  ('USDC', 'USD Coin', 'crypto', 6, 6, 4, 0.1, 4),
  ('BNB', 'BNB', 'crypto', 8, 6, 2, 0.4, 5),
  ('SOL', 'Solana', 'crypto', 9, 6, 2, 0.4, 6),
  ('XRP', 'XRP', 'crypto', 6, 6, 4, 0.4, 7),
  ('TRX', 'Tron', 'crypto', 6, 6, 5, 0.4, 8),
  ('LTC', 'Litecoin', 'crypto', 8, 6, 2, 0.4, 9),
  ('DOGE', 'Dogecoin', 'crypto', 8, 6, 5, 0.4, 10),
  ('ADA', 'Cardano', 'crypto', 6, 6, 4, 0.4, 11),
  ('AVAX', 'Avalanche', 'crypto', 8, 6, 3, 0.4, 12),
  ('USD', 'US dollar', 'fiat', 2, 2, 0, 0.1, 13),
  ('EUR', 'Euro', 'fiat', 2, 2, 5, 0.2, 14),
  ('SEK', 'Swedish krona', 'fiat', 2, 2, 6, 0.2, 15),
  ('INR', 'Indian rupee', 'fiat', 2, 2, 7, 0.2, 16),
  ('IDR', 'Indonesian rupiah', 'fiat', 2, 0, 9, 0.2, 17),
  ('JPY', 'Japanese yen', 'fiat', 0, 0, 8, 0.2, 18),
  ('KRW', 'South Korean won', 'fiat', 0, 0, 9, 0.2, 19),
  ('MYR', 'Malaysian ringgit', 'fiat', 2, 2, 6, 0.2, 20),
  ('RUB', 'Russian ruble', 'fiat', 2, 2, 7, 0.2, 21),
  ('THB', 'Thai baht', 'fiat', 2, 2, 7, 0.2, 22),
  ('TRY', 'Turkish lira', 'fiat', 2, 2, 7, 0.2, 23),
  ('VND', 'Vietnamese dong', 'fiat', 0, 0, 10, 0.2, 24),
  ('TWD', 'New Taiwan dollar', 'fiat', 2, 2, 7, 0.2, 25),
  ('CNY', 'Chinese yuan', 'fiat', 2, 2, 6, 0.2, 26);

insert into networks
  (currency, id, name, family, withdrawal_fee, minimum_deposit, minimum_withdrawal, confirmations, minutes, position) values
  ('BTC', 'bitcoin', 'Bitcoin', 'bitcoin', 0.0001, 0.0002, 0.0005, 2, 20, 1),
  ('ETH', 'ethereum', 'Ethereum (ERC-20)', 'evm', 0.0008, 0.002, 0.005, 12, 3, 1),
  ('ETH', 'arbitrum', 'Arbitrum One', 'evm', 0.0001, 0.001, 0.002, 20, 1, 2),
  ('USDT', 'tron', 'Tron (TRC-20)', 'tron', 1, 5, 10, 20, 2, 1),
  ('USDT', 'ethereum', 'Ethereum (ERC-20)', 'evm', 3, 10, 20, 12, 3, 2),
  ('USDT', 'bnb-chain', 'BNB Smart Chain (BEP-20)', 'evm', 0.5, 5, 10, 15, 1, 3),
  ('USDT', 'solana', 'Solana', 'solana', 1, 5, 10, 32, 1, 4),
  ('USDC', 'ethereum', 'Ethereum (ERC-20)', 'evm', 3, 10, 20, 12, 3, 1),
  ('USDC', 'solana', 'Solana', 'solana', 1, 5, 10, 32, 1, 2),
  ('USDC', 'avalanche', 'Avalanche C-Chain', 'evm', 0.5, 5, 10, 12, 1, 3),
  ('BNB', 'bnb-chain', 'BNB Smart Chain (BEP-20)', 'evm', 0.0005, 0.005, 0.01, 15, 1, 1),
  ('SOL', 'solana', 'Solana', 'solana', 0.005, 0.02, 0.05, 32, 1, 1),
  ('XRP', 'xrp', 'XRP Ledger', 'xrp', 0.2, 1, 2, 1, 1, 1),
  ('TRX', 'tron', 'Tron', 'tron', 1, 10, 20, 20, 2, 1),
  ('LTC', 'litecoin', 'Litecoin', 'litecoin', 0.001, 0.01, 0.02, 6, 15, 1),
  ('DOGE', 'dogecoin', 'Dogecoin', 'dogecoin', 2, 10, 20, 20, 20, 1),
  ('ADA', 'cardano', 'Cardano', 'cardano', 0.8, 2, 5, 15, 5, 1),
  ('AVAX', 'avalanche', 'Avalanche C-Chain', 'evm', 0.01, 0.1, 0.2, 12, 1, 1);
