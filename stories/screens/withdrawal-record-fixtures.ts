import { calls, type ResponseOf } from '#contract/index';
import { testAddresses } from '../test-addresses.ts';
import { day } from './fixtures.ts';

export type Withdrawal = ResponseOf<'GET wallet/down-record'>['items'][number];

type Step = Withdrawal['timeline'][number]['step'];

/** Steps with their times; the rest is upcoming, the last one expected at `due`. */
const steps = (
  done: readonly (readonly [Step, string])[],
  upcoming: readonly Step[] = [],
  due: string | null = null,
): Withdrawal['timeline'] => [
  ...done.map(([step, at]) => ({ step, at, expected_at: null })),
  ...upcoming.map((step, index) => ({ step, at: null, expected_at: index === upcoming.length - 1 ? due : null })),
];

const withdrawal = (own: Partial<Withdrawal> & Pick<Withdrawal, 'sn' | 'created_at' | 'timeline'>): Withdrawal => ({
  ...calls['GET wallet/down-record'].example.response.items[0],
  cancellable: false,
  ...own,
});

const hash = '9f2c71d0a4be6358c1d07e92b5f3864a7c0e1d95f8b23a64071ec5d89a3f6b12';

export const pending = withdrawal({
  sn: 'W26112100009',
  created_at: day(0, '09:29'),
  cancellable: true,
  timeline: steps([['received', day(0, '09:29')]], ['reviewing', 'sent', 'completed'], day(0, '09:34')),
});

export const reviewing = withdrawal({
  ...pending,
  status: 1,
  cancellable: false,
  timeline: steps(
    [
      ['received', day(0, '09:29')],
      ['reviewing', day(0, '09:30')],
    ],
    ['sent', 'completed'],
    day(0, '09:34'),
  ),
});

export const sent = withdrawal({
  sn: 'W26112100008',
  created_at: day(0, '09:21'),
  currency: 'ETH',
  scale: 8,
  network: 'ethereum',
  amount: '0.25',
  fee: '0.0008',
  received: '0.2492',
  address: testAddresses.evm,
  status: 1,
  transaction_id: `0x${hash}`,
  transaction_url: `https://etherscan.io/tx/0x${hash}`,
  confirmations: 7,
  confirmations_needed: 12,
  timeline: steps(
    [
      ['received', day(0, '09:21')],
      ['reviewing', day(0, '09:22')],
      ['sent', day(0, '09:28')],
    ],
    ['completed'],
    day(0, '09:31'),
  ),
});

const completedSteps = (at: string): Withdrawal['timeline'] =>
  steps([
    ['received', at],
    ['reviewing', at],
    ['sent', at],
    ['completed', at],
  ]);

export const completed = withdrawal({
  sn: 'W26112000006',
  created_at: day(1, '16:02'),
  amount: '1250',
  received: '1249',
  memo: '104273',
  status: 2,
  transaction_id: hash,
  confirmations: 20,
  timeline: completedSteps(day(1, '16:05')),
});

export const returned = withdrawal({
  sn: 'W26111900005',
  created_at: day(2, '11:40'),
  currency: 'ETH',
  scale: 8,
  network: 'ethereum',
  amount: '0.0425',
  fee: '0.0008',
  received: '0.0417',
  address: testAddresses.evm,
  status: 3,
  reason: 'The network is being upgraded. Please try again tomorrow.',
  timeline: steps([
    ['received', day(2, '11:40')],
    ['reviewing', day(2, '11:42')],
    ['returned', day(2, '12:10')],
  ]),
});

export const canceled = withdrawal({
  sn: 'W26111900004',
  created_at: day(2, '08:15'),
  amount: '40',
  received: '39',
  status: 3,
  reason: 'Canceled by you',
  timeline: steps([
    ['received', day(2, '08:15')],
    ['canceled', day(2, '08:16')],
  ]),
});

/** The pending one, canceled a minute later. */
export const canceledNow: Withdrawal = {
  ...pending,
  status: 3,
  reason: 'Canceled by you',
  cancellable: false,
  timeline: steps([
    ['received', day(0, '09:29')],
    ['canceled', day(0, '09:30')],
  ]),
};

const byBank = {
  currency: 'EUR',
  scale: 2,
  network: null,
  address: null,
  card: '41************11',
  amount: '1820.75',
  fee: '1.5',
  received: '1819.25',
  confirmations: 0,
  confirmations_needed: 0,
} as const;

export const bankPending = withdrawal({
  ...byBank,
  sn: 'W26112100007',
  created_at: day(0, '08:55'),
  cancellable: true,
  timeline: steps([['received', day(0, '08:55')]], ['reviewing', 'sent', 'completed'], day(-2, '16:00')),
});

export const bankCompleted = withdrawal({
  ...byBank,
  sn: 'W26111800002',
  created_at: day(3, '10:05'),
  status: 2,
  transaction_id: 'FLO-2611-1800-002',
  timeline: completedSteps(day(3, '15:30')),
});

const all = [pending, sent, bankPending, completed, returned, canceled, bankCompleted];

/** The list as the server filters it. */
export function listed({ fiat, sn }: { fiat?: unknown; sn?: unknown }): ResponseOf<'GET wallet/down-record'> {
  const items = all.filter(
    (item) =>
      (fiat === undefined || (fiat === '1') === (item.network === null)) && (sn === undefined || item.sn === sn),
  );
  return { items, page: 1, pageSize: 20, total: items.length };
}

/** One alone. */
export const only = (item: Withdrawal): ResponseOf<'GET wallet/down-record'> => ({
  items: [item],
  page: 1,
  pageSize: 20,
  total: 1,
});
