import { calls, type ResponseOf } from '#contract/index';
import { day } from './fixtures.ts';

type Entry = ResponseOf<'GET counter/index'>['items'][number];
type Stage = ResponseOf<'GET exchange/current'>;
type StageOf<Name extends Stage['stage']> = Extract<Stage, { stage: Name }>;
type ExchangeRecord = ResponseOf<'GET exchange/records'>['items'][number];

const names = [
  ['bronze', 'Bronze', '100', '0.4', 10, '5000'],
  ['silver', 'Silver', '500', '0.6', 20, '20000'],
  ['gold', 'Gold', '2500', '0.8', 30, '100000'],
  ['platinum', 'Platinum', '10000', '1', 40, '500000'],
  ['diamond', 'Diamond', '50000', '1.2', 50, null],
] as const;

/** What a customer completed at each. */
const volumes: Record<string, string> = { bronze: '5240', silver: '4210.5' };

/** All counters, for a customer with this total balance. */
function countersFor(balance: number): Entry[] {
  return names.map(([id, name, minimum, rate, tasks, volume], index) => {
    const next = names[index + 1];
    return {
      id,
      name,
      currency: 'USD',
      scale: 2,
      task_count: tasks,
      return_rate: rate,
      minimum_amount: minimum,
      upgrade_volume: volume,
      next: next ? { id: next[0], name: next[1] } : null,
      standing: {
        volume: balance === 0 ? '0' : (volumes[id] ?? '0'),
        tasks_done: id === 'silver' && balance > 0 ? 3 : 0,
        tasks_reset_at: '2026-11-22T00:00:00.000Z',
        balance: String(balance),
        unpriced: [],
        shortfall: String(Math.max(0, Number(minimum) - balance)),
      },
    };
  });
}

export const counters: ResponseOf<'GET counter/index'> = { items: countersFor(2693.6), current: 'silver', open: null };

/** For a customer without money. */
export const noBalance: ResponseOf<'GET counter/index'> = { items: countersFor(0), current: null, open: null };

/** At the last counter. */
export const highest: ResponseOf<'GET counter/index'> = { items: countersFor(80_000), current: 'diamond', open: null };

/** One counter; `own` is what differs in its standing. */
export const detail = (id: string, own: Partial<Entry['standing']> = {}): ResponseOf<'GET counter/detail'> => {
  const counter = counters.items.find((entry) => entry.id === id) ?? counters.items[0];
  if (!counter) throw new Error('There are no counters.');
  return {
    ...counter,
    standing: { ...counter.standing, ...own },
    currencies: ['USDT', 'BTC', 'EUR'],
    offer_seconds: 120,
    urgent_offer_seconds: 3600,
    wait_seconds: 600,
  };
};

const clock = { server_time: day(0, '09:30') };

export const start: StageOf<'start'> = { stage: 'start', ...clock, ended: null };

export const matching: StageOf<'matching'> = {
  stage: 'matching',
  ...clock,
  sn: 'E26112100015',
  counter: { id: 'silver', name: 'Silver' },
  started_at: day(0, '09:29'),
  ends_at: '2026-11-21T09:30:42.000Z',
};

const order = {
  sn: 'E26112100015',
  counter: { id: 'silver', name: 'Silver' },
  created_at: day(0, '09:29'),
  currency: 'USDT',
  scale: 6,
  amount: '250',
  target: 'EUR',
  target_scale: 2,
  target_amount: '216.79',
  rate: '0.86716',
  mid_rate: '0.862',
  profit: '1.29',
  country: 'SE',
};

export const matched: StageOf<'matched'> = {
  stage: 'matched',
  ...clock,
  offer: {
    ...order,
    expires_at: '2026-11-21T09:31:12.000Z',
    available: '4250.5',
    shortfall: '0',
    urgent: false,
    bonus: null,
  },
};

/** An urgent order that exceeds the balance, with a bonus. */
export const urgent: StageOf<'matched'> = {
  ...matched,
  offer: {
    ...matched.offer,
    created_at: day(0, '09:29'),
    expires_at: day(0, '10:29'),
    available: '180',
    shortfall: '70',
    urgent: true,
    bonus: { currency: 'USDT', scale: 6, amount: '2', minutes: 15, deadline: day(0, '09:44') },
  },
};

/** The same after the bonus’s deadline, with enough balance. */
export const covered: StageOf<'matched'> = {
  ...urgent,
  server_time: day(0, '09:50'),
  offer: { ...urgent.offer, available: '260', shortfall: '0' },
};

const accepted = (own: Partial<ExchangeRecord>): ExchangeRecord => ({
  ...order,
  status: 'completed',
  accepted_at: '2026-11-21T09:30:20.000Z',
  refund: '0',
  waits_until: null,
  settled_at: '2026-11-21T09:30:41.000Z',
  bonus: null,
  ...own,
});

export const waitingRecord = accepted({ status: 'waiting', waits_until: day(0, '09:40'), settled_at: null });
export const completedRecord = accepted({ bonus: { currency: 'USDT', scale: 6, amount: '2' } });
export const refundedRecord = accepted({ status: 'refunded', refund: '250', settled_at: day(0, '09:40') });

export const success = (record: ExchangeRecord, upgraded = false): StageOf<'success'> => ({
  stage: 'success',
  ...clock,
  record,
  upgraded_to: upgraded ? { id: 'gold', name: 'Gold' } : null,
});

export const finish = (upgraded: boolean): StageOf<'finish'> => ({
  stage: 'finish',
  ...clock,
  counter: { id: 'silver', name: 'Silver' },
  tasks_done: upgraded ? 12 : 20,
  task_count: 20,
  tasks_reset_at: '2026-11-22T00:00:00.000Z',
  upgraded_to: upgraded ? { id: 'gold', name: 'Gold' } : null,
  record: completedRecord,
});

const records: ExchangeRecord[] = [
  { ...waitingRecord, sn: 'E26112100016', created_at: day(0, '09:29') },
  completedRecord,
  {
    ...refundedRecord,
    sn: 'E26111900009',
    created_at: day(2, '18:01'),
    settled_at: day(2, '18:11'),
    currency: 'EUR',
    scale: 2,
    amount: '1200',
    refund: '1200',
    target: 'BTC',
    target_scale: 8,
    target_amount: '0.01514871',
    rate: '0.00001262393',
    mid_rate: '0.0000125488',
    profit: '0.00009015',
    country: 'BR',
  },
];

const status = (text: unknown) => records.filter((record) => record.status === text);

/** As the server filters them. */
export function recordsFor(query: {
  sn?: string | undefined;
  status?: string | undefined;
  counter?: string | undefined;
}): ResponseOf<'GET exchange/records'> {
  const items = (query.status === undefined ? records : status(query.status)).filter(
    ({ sn, counter }) =>
      (query.sn === undefined || sn === query.sn) && (query.counter === undefined || counter.id === query.counter),
  );
  return { ...calls['GET exchange/records'].example.response, items, total: items.length };
}
