import { calls, type RequestOf, type ResponseOf } from '#contract/index';
import { pointsUntil } from '../chart.ts';
import { day, tickers } from './fixtures.ts';

type Rows = ResponseOf<'GET wallet/assets'>['rows'];

const scales: Record<string, number> = { USD: 2, EUR: 2, JPY: 0, BTC: 8, ETH: 8, USDT: 6, DOGE: 8 };

/** Decimal places of a currency, stored and shown. */
const digits = (currency: string) => {
  const scale = scales[currency] ?? 8;
  return { scale, display_scale: scale };
};

const row = (own: Omit<Rows[number], 'scale' | 'display_scale'>): Rows[number] => ({ ...own, ...digits(own.currency) });

const rows: Rows = [
  row({ currency: 'BTC', kind: 'crypto', name: 'Bitcoin', available: '0.12481503', held: '0.01', worth: '12301.94' }),
  row({ currency: 'USDT', kind: 'crypto', name: 'Tether', available: '4250.5', held: '0', worth: '4250.93' }),
  row({ currency: 'EUR', kind: 'fiat', name: 'Euro', available: '1820.75', held: '0', worth: '2112.24' }),
  row({ currency: 'ETH', kind: 'crypto', name: 'Ethereum', available: '0.61483286', held: '0', worth: '1908.98' }),
  row({ currency: 'DOGE', kind: 'crypto', name: 'Dogecoin', available: '0.00000001', held: '0', worth: '0.000000001' }),
  row({ currency: 'JPY', kind: 'fiat', name: 'Japanese yen', available: '6300', held: '0', worth: '41.2' }),
];

export const assets: ResponseOf<'GET wallet/assets'> = {
  currency: 'USD',
  display_scale: 2,
  total: '20615.29',
  dollar: '1',
  time: tickers.time,
  rows,
};

/** With currencies that the customer has none of. */
export const withEmptyWallets: ResponseOf<'GET wallet/assets'> = {
  ...assets,
  rows: [
    ...rows,
    row({ currency: 'SOL', kind: 'crypto', name: 'Solana', available: '0', held: '0', worth: '0' }),
    row({ currency: 'AVAX', kind: 'crypto', name: 'Avalanche', available: '0', held: '0', worth: '0' }),
    row({ currency: 'SEK', kind: 'fiat', name: 'Swedish krona', available: '0', held: '0', worth: '0' }),
  ],
};

/** With a currency that has no price now. */
export const withUnpriced: ResponseOf<'GET wallet/assets'> = {
  ...withEmptyWallets,
  rows: [
    ...rows,
    row({ currency: 'LTC', kind: 'crypto', name: 'Litecoin', available: '12.5', held: '0', worth: null }),
    ...withEmptyWallets.rows.slice(rows.length),
  ],
};

/** Points of each range, and the time between them in hours. */
const ranges = { day: [96, 0.25], week: [168, 1], month: [120, 6], year: [365, 24] } as const;

/** A line with deposits and restless prices that ends with the current value. */
export function history({
  currency = 'USD',
  range = 'month',
  name,
}: Partial<RequestOf<'GET wallet/history'>>): ResponseOf<'GET wallet/history'> {
  const value = name === undefined ? assets.total : (rows.find((row) => row.currency === name)?.worth ?? '0');
  const [count, hours] = ranges[range];
  const shape = (at: number) => {
    const place = at / count;
    const steps = [0.3, 0.52, 0.81].filter((step) => place > step).length;
    return 0.62 + 0.11 * place + 0.09 * steps + 0.016 * Math.sin(at / 5) + 0.006 * Math.sin(at * at);
  };
  const scale = Number(value) / shape(count);
  const points = pointsUntil(Date.parse(tickers.time), {
    count: count + 1,
    step: hours * 3_600_000,
    value: (at) => scale * shape(at),
  });
  return {
    currency,
    range,
    name: name ?? null,
    display_scale: 2,
    items: points.map((point) => ({ time: point.at, value: point.value })),
  };
}

export const total: ResponseOf<'GET user/amount'> = {
  currency: 'USD',
  display_scale: 2,
  total: '20615.29',
  available: '19702.79',
  held: '912.5',
  unpriced: [],
  time: tickers.time,
};

export const today: ResponseOf<'GET wallet/todayProfitLoss'> = {
  currency: 'USD',
  amount: '124.31',
  percent: '0.62',
  since: '2026-11-21T00:00:00.000Z',
  opening: '20240.98',
  deposits: '250',
  withdrawals: '0',
  closing: '20615.29',
  hours: [
    { time: '2026-11-21T00:00:00.000Z', amount: '0' },
    { time: '2026-11-21T01:00:00.000Z', amount: '18.4' },
    { time: '2026-11-21T02:00:00.000Z', amount: '-42.15' },
    { time: '2026-11-21T03:00:00.000Z', amount: '-61.7' },
    { time: '2026-11-21T04:00:00.000Z', amount: '-8.02' },
    { time: '2026-11-21T05:00:00.000Z', amount: '55.9' },
    { time: '2026-11-21T06:00:00.000Z', amount: '96.44' },
    { time: '2026-11-21T07:00:00.000Z', amount: '81.2' },
    { time: '2026-11-21T08:00:00.000Z', amount: '137.06' },
    { time: '2026-11-21T09:00:00.000Z', amount: '112.8' },
    { time: '2026-11-21T09:30:00.000Z', amount: '124.31' },
  ],
};

const networks: ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'] = [
  {
    id: 'tron',
    name: 'Tron (TRC-20)',
    family: 'tron',
    withdrawal_fee: '1',
    minimum_deposit: '5',
    minimum_withdrawal: '10',
    confirmations: 20,
    minutes: 2,
    deposits_paused: null,
    withdrawals_paused: null,
  },
  {
    id: 'ethereum',
    name: 'Ethereum (ERC-20)',
    family: 'evm',
    withdrawal_fee: '4',
    minimum_deposit: '10',
    minimum_withdrawal: '20',
    confirmations: 12,
    minutes: 3,
    deposits_paused: null,
    withdrawals_paused: null,
  },
];

const crypto = (currency: string, name: string) => ({ currency, name, ...digits(currency), networks });

export const cryptos: ResponseOf<'GET wallet/cryptos'> = {
  items: [crypto('BTC', 'Bitcoin'), crypto('ETH', 'Ethereum'), crypto('USDT', 'Tether'), crypto('DOGE', 'Dogecoin')],
};

const fiat = (currency: string, name: string) => ({ currency, name, ...digits(currency) });

export const fiats: ResponseOf<'GET wallet/fiats'> = {
  items: [fiat('USD', 'US dollar'), fiat('EUR', 'Euro'), fiat('JPY', 'Japanese yen')],
};

export const wallets: ResponseOf<'GET wallet/index'> = {
  items: rows.map(({ worth: _worth, ...wallet }) => wallet),
};

type Deposit = ResponseOf<'GET wallet/up-record'>['items'][number];

const deposit = (own: Partial<Deposit> & Pick<Deposit, 'sn' | 'created_at'>): Deposit => ({
  ...calls['GET wallet/up-record'].example.response.items[0],
  timeline: [
    { step: 'received', at: own.created_at, expected_at: null },
    { step: 'reviewing', at: own.created_at, expected_at: null },
    { step: 'credited', at: own.created_at, expected_at: null },
  ],
  ...own,
});

/** Arrived after it was returned, on a network whose addresses have a tag, and can be looked up. */
export const lateDeposit = deposit({
  sn: 'D26111900037',
  created_at: day(2, '10:00'),
  currency: 'XRP',
  network: 'xrp',
  address: 'rMwjYedjc7qqtKYVLiAccJSmCwih4LnE2q',
  memo: '1048576',
  transaction_id: '9F2C71D0A4BE6358C1D07E92B5F3864A7C0E1D95F8B23A64071EC5D89A3F6B12',
  transaction_url: 'https://xrpscan.com/tx/9F2C71D0A4BE6358C1D07E92B5F3864A7C0E1D95F8B23A64071EC5D89A3F6B12',
  confirmations: 1,
  confirmations_needed: 1,
  status: 2,
  timeline: [
    { step: 'received', at: day(2, '10:00'), expected_at: null },
    { step: 'reviewing', at: day(2, '10:01'), expected_at: null },
    { step: 'returned', at: day(1, '10:00'), expected_at: null },
    { step: 'credited', at: day(0, '07:45'), expected_at: null },
  ],
});

export const deposits: ResponseOf<'GET wallet/up-record'> = {
  page: 1,
  pageSize: 20,
  total: 4,
  items: [
    deposit({
      sn: 'D26112100044',
      created_at: day(0, '09:29'),
      status: 1,
      confirmations: 3,
      timeline: [
        { step: 'received', at: day(0, '09:29'), expected_at: null },
        { step: 'reviewing', at: day(0, '09:29'), expected_at: null },
        { step: 'credited', at: null, expected_at: day(0, '09:31') },
      ],
    }),
    // Less arrived than was announced.
    deposit({ sn: 'D26112100042', created_at: day(0, '08:30'), received: '248.5' }),
    deposit({
      sn: 'D26111900038',
      created_at: day(2, '14:12'),
      currency: 'BTC',
      scale: 8,
      amount: '0.0062',
      received: '0',
      status: 3,
      reason: 'The receipt shows another transfer.',
      transaction_id: null,
      confirmations: 0,
      timeline: [
        { step: 'received', at: day(2, '14:12'), expected_at: null },
        { step: 'returned', at: day(2, '15:00'), expected_at: null },
      ],
    }),
    deposit({
      sn: 'D26111800031',
      created_at: day(3, '10:05'),
      currency: 'EUR',
      scale: 2,
      network: null,
      address: null,
      transaction_id: null,
      confirmations: 0,
      confirmations_needed: 0,
      amount: '1820.75',
      received: '1820.75',
    }),
  ],
};

/** As the server filters them. */
export function depositsFor({ sn, fiat }: { sn?: string; fiat?: string }): ResponseOf<'GET wallet/up-record'> {
  const items = [...deposits.items, lateDeposit].filter(
    (item) =>
      (sn === undefined ? item !== lateDeposit : item.sn === sn) &&
      (fiat === undefined || (item.network === null) === (fiat === '1')),
  );
  return { ...deposits, items, total: items.length };
}

type Parts = ResponseOf<'GET wallet/records'>['items'][number]['parts'];

const part = (account: Parts[number]['account'], currency: string, amount: string): Parts[number] => ({
  account,
  currency,
  scale: digits(currency).scale,
  amount,
});

const converted: Parts = [
  part('available', 'USDT', '-250'),
  part('available', 'BTC', '0.00272601'),
  part('spread', 'BTC', '0.00001096'),
];

const credited = (currency: string, amount: string): Parts => [part('available', currency, amount)];

export const transactions: ResponseOf<'GET wallet/records'> = {
  page: 1,
  pageSize: 20,
  total: 4,
  items: [
    {
      id: '9',
      kind: 'flash-exchange',
      currency: 'BTC',
      scale: 8,
      amount: '0.00272601',
      balance: '0.13481503',
      reference: 'F26112100042',
      created_at: day(0, '08:30'),
      parts: converted,
    },
    {
      id: '8',
      kind: 'flash-exchange',
      currency: 'USDT',
      scale: 6,
      amount: '-250',
      balance: '4250.5',
      reference: 'F26112100042',
      created_at: day(0, '08:30'),
      parts: converted,
    },
    {
      id: '7',
      kind: 'deposit',
      currency: 'USDT',
      scale: 6,
      amount: '500',
      balance: '4500.5',
      reference: 'D26112100042',
      created_at: day(0, '08:12'),
      parts: credited('USDT', '500'),
    },
    {
      id: '6',
      kind: 'bonus',
      currency: 'DOGE',
      scale: 8,
      amount: '0.00000001',
      balance: '0.00000001',
      reference: null,
      created_at: day(1, '16:40'),
      parts: credited('DOGE', '0.00000001'),
    },
  ],
};

const conversions: ResponseOf<'GET flash/records'>['items'] = [
  {
    ...calls['GET flash/records'].example.response.items[0],
    number: 'F26112100043',
    time: day(0, '09:29'),
    status: 0,
  },
  { ...calls['GET flash/records'].example.response.items[0] },
  {
    ...calls['GET flash/records'].example.response.items[0],
    number: 'F26111900021',
    time: day(2, '18:01'),
    currency: 'ETH',
    scale: 8,
    target: 'EUR',
    target_scale: 2,
    amount: '0.25',
    target_amount: '669.41',
    rate: '2677.64',
    mid_rate: '2688.393574',
    spread_amount: '2.69',
  },
];

export function conversionsFor({ number }: { number?: string | undefined }): ResponseOf<'GET flash/records'> {
  const items = conversions.filter((each) => number === undefined || each.number === number);
  return { items, page: 1, pageSize: 20, total: items.length };
}

export const quote: ResponseOf<'POST flash/quote'> = calls['POST flash/quote'].example.response;
