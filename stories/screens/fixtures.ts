import type { UserInfo } from '#contract/account';
import { calls, type ResponseOf } from '#contract/index';

// Sample data, validated by the contract when a story uses it.

export const info: UserInfo = calls['POST index/login'].example.response.info;

const { response: exampleSite } = calls['GET index/site'].example;
export const site: ResponseOf<'GET index/site'> = { ...exampleSite, languages: [...exampleSite.languages] };

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

export const day = (back: number, time: string): string =>
  `2026-11-${String(21 - back).padStart(2, '0')}T${time}:00.000Z`;

export const notices: ResponseOf<'GET notice/index'> = {
  page: 1,
  pageSize: 20,
  total: 3,
  unread: 1,
  items: [
    { id: '31', title: 'Deposit credited: D26112100044', createdAt: day(0, '08:30'), read: false },
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
  title: 'Deposit credited: D26112100044',
  createdAt: day(0, '08:30'),
  read: true,
  content:
    '<p>Your deposit of <strong>250 USDT</strong> was credited and is ready to use.</p><p>It’s in your records.</p>',
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

/** What no device did. */
const byFlorin = { device: null, address: null };

export const activity: ResponseOf<'GET user/activity'> = {
  page: 1,
  pageSize: 20,
  total: 17,
  items: [
    act('17', 'failed-login-code', day(0, '09:02'), { device: 'Chrome · Android', address: '198.51.100.23' }),
    act('16', 'failed-login', day(0, '08:58'), { device: 'Chrome · Android', address: '198.51.100.23' }),
    act('15', 'login', day(1, '07:00')),
    act('14', 'session-ended', day(1, '06:58'), { ended_device: 'Edge · Windows' }),
    act('13', 'fund-password-changed', day(2, '19:30')),
    act('12', 'failed-code', day(2, '19:26')),
    act('11', 'email-changed', day(2, '19:22')),
    act('10', 'password-changed', day(2, '19:10')),
    act('9', 'passkey-renamed', day(3, '18:06')),
    act('8', 'avatar-changed', day(3, '18:04')),
    act('7', 'nickname-changed', day(3, '18:02')),
    act('6', 'verification-completed', day(11, '09:40'), byFlorin),
    act('5', 'verification-submitted', day(11, '08:15')),
    act('4', 'verification-returned', day(11, '08:02'), byFlorin),
    act('3', 'fund-password-set', day(12, '17:52'), { device: 'Firefox · Windows', address: '203.0.113.86' }),
    act('2', 'logout', day(12, '17:39'), { device: 'Firefox · Windows', address: '203.0.113.86' }),
    act('1', 'registered', day(20, '20:05'), { device: 'Safari · iPad', address: '2001:db8:85a3::8a2e:370:7334' }),
  ],
};

export const factors: ResponseOf<'GET user/factors'> = {
  authenticator_since: day(12, '17:55'),
  recovery_codes: 9,
  removal_waiting_days: 3,
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

/** For a customer who has set up neither. */
export const noFactors: ResponseOf<'GET user/factors'> = {
  authenticator_since: null,
  recovery_codes: 0,
  removal_waiting_days: 3,
  passkeys: [],
};

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
