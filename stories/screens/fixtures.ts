import type { UserInfo } from '#contract/account';
import { calls, type ResponseOf } from '#contract/index';

// Made up, and checked by the schemas of the contract when a story asks for them.

export const info: UserInfo = calls['POST index/login'].example.response.info;

export const site: ResponseOf<'GET index/site'> = { ...calls['GET index/site'].example.response };

const line = (from: number, step: number): string[] =>
  Array.from({ length: 24 }, (_, index) =>
    (from + step * index + Math.sin(index * 1.7) * Math.abs(step) * 4).toFixed(4),
  );

export const tickers: ResponseOf<'GET market/tickers'> = {
  time: '2026-11-21T09:30:00.000Z',
  items: [
    {
      symbol: 'BTC-USD',
      currency: 'BTC',
      name: 'Bitcoin',
      price: '91250.4',
      scale: 2,
      change: '1.25',
      high: '92010',
      low: '89800.15',
      sparkline: line(90_100, 50),
    },
    {
      symbol: 'ETH-USD',
      currency: 'ETH',
      name: 'Ethereum',
      price: '3104.88',
      scale: 2,
      change: '-0.62',
      high: '3160',
      low: '3080.1',
      sparkline: line(3124, -0.8),
    },
    {
      symbol: 'USDT-USD',
      currency: 'USDT',
      name: 'Tether',
      price: '1.0001',
      scale: 4,
      change: '0',
      high: '1.0004',
      low: '0.9998',
      sparkline: ['1', '1'],
    },
    {
      symbol: 'DOGE-USD',
      currency: 'DOGE',
      name: 'Dogecoin',
      price: '0.14184',
      scale: 5,
      change: '-4.46',
      high: '0.1502',
      low: '0.1411',
      sparkline: line(0.15, -0.0003),
    },
  ],
};

type Rows = ResponseOf<'GET wallet/assets'>['rows'];

const rows: Rows = [
  { currency: 'BTC', kind: 'crypto', name: 'Bitcoin', available: '0.12481503', held: '0.01', worth: '12301.94' },
  { currency: 'USDT', kind: 'crypto', name: 'Tether', available: '4250.5', held: '0', worth: '4250.93' },
  { currency: 'EUR', kind: 'fiat', name: 'Euro', available: '1820.75', held: '0', worth: '2112.24' },
  { currency: 'ETH', kind: 'crypto', name: 'Ethereum', available: '0.61483286', held: '0', worth: '1908.98' },
  { currency: 'DOGE', kind: 'crypto', name: 'Dogecoin', available: '0.00000001', held: '0', worth: '0.000000001' },
  { currency: 'JPY', kind: 'fiat', name: 'Japanese yen', available: '6300', held: '0', worth: '41.2' },
];

export const assets: ResponseOf<'GET wallet/assets'> = { currency: 'USD', total: '20615.29', time: tickers.time, rows };

export const total: ResponseOf<'GET user/amount'> = {
  currency: 'USD',
  total: '20615.29',
  available: '19702.79',
  held: '912.5',
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
};

const networks: ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'] = [
  {
    id: 'tron',
    name: 'Tron (TRC-20)',
    withdrawal_fee: '1',
    minimum_deposit: '5',
    minimum_withdrawal: '10',
    confirmations: 20,
    minutes: 2,
  },
  {
    id: 'ethereum',
    name: 'Ethereum (ERC-20)',
    withdrawal_fee: '4',
    minimum_deposit: '10',
    minimum_withdrawal: '20',
    confirmations: 12,
    minutes: 3,
  },
];

const crypto = (currency: string, name: string, scale = 8) => ({
  currency,
  name,
  scale,
  display_scale: Math.min(scale, 8),
  networks,
});

export const cryptos: ResponseOf<'GET wallet/cryptos'> = {
  items: [crypto('BTC', 'Bitcoin'), crypto('ETH', 'Ethereum'), crypto('USDT', 'Tether', 6), crypto('DOGE', 'Dogecoin')],
};

export const fiats: ResponseOf<'GET wallet/fiats'> = {
  items: [
    { currency: 'USD', name: 'US dollar', scale: 2, display_scale: 2 },
    { currency: 'EUR', name: 'Euro', scale: 2, display_scale: 2 },
    { currency: 'JPY', name: 'Japanese yen', scale: 0, display_scale: 0 },
  ],
};

export const wallets: ResponseOf<'GET wallet/index'> = {
  items: rows.map(({ currency, kind, name, available, held }) => ({ currency, kind, name, available, held })),
};

const day = (back: number, time: string): string => `2026-11-${String(21 - back).padStart(2, '0')}T${time}:00.000Z`;

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

export const deposits: ResponseOf<'GET wallet/up-record'> = {
  page: 1,
  pageSize: 20,
  total: 4,
  items: [
    deposit({
      sn: 'D26112100044',
      created_at: day(0, '09:29'),
      status: 1,
      timeline: [
        { step: 'received', at: day(0, '09:29'), expected_at: null },
        { step: 'reviewing', at: null, expected_at: null },
        { step: 'credited', at: null, expected_at: day(0, '09:31') },
      ],
    }),
    deposit({ sn: 'D26112100042', created_at: day(0, '08:30') }),
    deposit({
      sn: 'D26111900038',
      created_at: day(2, '14:12'),
      currency: 'BTC',
      amount: '0.0062',
      received: '0',
      status: 3,
      reason: 'The picture shows another transfer.',
      timeline: [
        { step: 'received', at: day(2, '14:12'), expected_at: null },
        { step: 'returned', at: day(2, '15:00'), expected_at: null },
      ],
    }),
    deposit({
      sn: 'D26111800031',
      created_at: day(3, '10:05'),
      currency: 'EUR',
      network: null,
      amount: '1820.75',
      received: '1820.75',
    }),
  ],
};

const converted: ResponseOf<'GET wallet/records'>['items'][number]['parts'] = [
  { account: 'available', currency: 'USDT', amount: '-250' },
  { account: 'available', currency: 'BTC', amount: '0.00272601' },
  { account: 'spread', currency: 'BTC', amount: '0.00001096' },
];

const credited = (currency: string, amount: string): typeof converted => [{ account: 'available', currency, amount }];

export const transactions: ResponseOf<'GET wallet/records'> = {
  page: 1,
  pageSize: 20,
  total: 4,
  items: [
    {
      id: '9',
      kind: 'flash-exchange',
      currency: 'BTC',
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
      amount: '0.00000001',
      balance: '0.00000001',
      reference: null,
      created_at: day(1, '16:40'),
      parts: credited('DOGE', '0.00000001'),
    },
  ],
};

export const conversions: ResponseOf<'GET flash/records'> = {
  page: 1,
  pageSize: 20,
  total: 3,
  items: [
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
      target: 'EUR',
      amount: '0.25',
      target_amount: '669.41',
      rate: '2677.64',
      mid_rate: '2688.393574',
      spread_amount: '2.69',
    },
  ],
};

export const quote: ResponseOf<'POST flash/quote'> = calls['POST flash/quote'].example.response;

export const notices: ResponseOf<'GET notice/index'> = {
  page: 1,
  pageSize: 20,
  total: 3,
  unread: 1,
  items: [
    { id: '31', title: 'Deposit credited', createdAt: day(0, '08:30'), read: false },
    {
      id: '30',
      title: 'How rates are made, and how to check them yourself with the seeds that are published',
      createdAt: day(1, '12:00'),
      read: true,
    },
    { id: '29', title: 'Welcome to Florin', createdAt: day(3, '07:00'), read: true },
  ],
};

export const notice: ResponseOf<'GET notice/detail'> = {
  id: '31',
  title: 'Deposit credited',
  createdAt: day(0, '08:30'),
  read: true,
  content: '<p>Your deposit of <strong>250 USDT</strong> has been credited.</p><p>You find it in your records.</p>',
};

export const sessions: ResponseOf<'GET user/sessions'> = {
  items: [
    {
      id: 's2',
      device: 'Firefox · Windows',
      address: '203.0.113.86',
      current: false,
      created_at: day(12, '17:40'),
      seen_at: day(0, '07:12'),
    },
    {
      id: 's1',
      device: 'Safari · iPhone',
      address: '203.0.113.7',
      current: true,
      created_at: day(1, '07:00'),
      seen_at: day(0, '09:30'),
    },
    {
      id: 's3',
      device: 'Safari · iPad',
      address: '2001:db8:85a3::8a2e:370:7334',
      current: false,
      created_at: day(20, '20:05'),
      seen_at: day(3, '21:48'),
    },
  ],
};

type Activity = ResponseOf<'GET user/activity'>['items'][number];

const act = (id: string, kind: Activity['kind'], created_at: string, own: Partial<Activity> = {}): Activity => ({
  id,
  kind,
  device: 'Safari · iPhone',
  address: '203.0.113.7',
  ended_device: null,
  created_at,
  ...own,
});

export const activity: ResponseOf<'GET user/activity'> = {
  page: 1,
  pageSize: 20,
  total: 9,
  items: [
    act('9', 'failed-login', day(0, '08:58'), { device: 'Chrome · Android', address: '198.51.100.23' }),
    act('8', 'login', day(1, '07:00')),
    act('7', 'session-ended', day(1, '06:58'), { ended_device: 'Edge · Windows' }),
    act('6', 'fund-password-changed', day(2, '19:30')),
    act('5', 'email-changed', day(2, '19:22')),
    act('4', 'password-changed', day(2, '19:10')),
    act('3', 'fund-password-set', day(12, '17:52'), { device: 'Firefox · Windows', address: '203.0.113.86' }),
    act('2', 'logout', day(12, '17:39'), { device: 'Firefox · Windows', address: '203.0.113.86' }),
    act('1', 'registered', day(20, '20:05'), { device: 'Safari · iPad', address: '2001:db8:85a3::8a2e:370:7334' }),
  ],
};

export const factors: ResponseOf<'GET user/factors'> = {
  authenticator_since: day(12, '17:55'),
  recovery_codes: 9,
  passkeys: [
    { id: 'p1', name: 'Safari · iPhone', synced: true, created_at: day(12, '17:58'), used_at: day(1, '07:00') },
    {
      id: 'p2',
      name: 'Security key in the drawer of the desk',
      synced: false,
      created_at: day(3, '21:50'),
      used_at: null,
    },
  ],
};

/** Of a customer who has set up neither. */
export const noFactors: ResponseOf<'GET user/factors'> = { authenticator_since: null, recovery_codes: 0, passkeys: [] };

/** Ten, of the alphabet of base32. */
export const recoveryCodes = [
  'K7QX2-M4TPA',
  'W3HRV-6YJ2C',
  'PZ5LD-RN7GB',
  '4SFEU-TQ3XK',
  'JM6WA-H2VYO',
  'BC7NR-5KDZT',
  'XG3PI-LW4SQ',
  'Y2TMF-V7EHU',
  'RO5JB-ZA6NC',
  'DQ4KX-GS3LW',
];
