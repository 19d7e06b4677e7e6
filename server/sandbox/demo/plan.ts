import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { noises } from '#contract/market-simulation';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time.ts';
import type { PastDraw } from './bank-withdrawal.ts';
import type { PastExchange } from './counters.ts';
import type { PastEnd, PastOpening } from './pledges.ts';

/** Something that the demo customer did. */
export type DemoEvent =
  | {
      readonly kind: 'deposit';
      readonly at: number;
      readonly currency: string;
      readonly amount: string;
      readonly returned: boolean;
    }
  | {
      readonly kind: 'exchange';
      readonly at: number;
      /** From 0 to 1. Selects one of the currencies that the customer has at that time. */
      readonly from: number;
      readonly to: string;
      /** Of the available balance. */
      readonly percent: number;
    }
  | ({ readonly kind: 'counter-order' } & PastExchange)
  | ({ readonly kind: 'bank-withdrawal' } & PastDraw)
  | ({ readonly kind: 'pledge-open' } & PastOpening)
  | ({ readonly kind: 'pledge-end' } & PastEnd);

const DAYS = 88;
const DEPOSITS = 56;
const EXCHANGES = 64;
const EARNINGS = 34;
const COUNTER_ORDERS = 32;
/** From this one on, at the second counter. */
const MOVED_UP = 22;
/** Every ninth counter order. */
const BONUS_EVERY = 9;
/** Index of the deposit that wasn't found on the network. */
const RETURNED = 47;

interface Habit {
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  /** Decimal places. */
  readonly digits: number;
}

const cryptos: readonly Habit[] = [
  { currency: 'USDT', min: 150, max: 650, digits: 0 },
  { currency: 'BTC', min: 0.003, max: 0.009, digits: 4 },
  { currency: 'ETH', min: 0.08, max: 0.24, digits: 3 },
  { currency: 'SOL', min: 1.2, max: 4, digits: 2 },
  { currency: 'XRP', min: 80, max: 240, digits: 0 },
  { currency: 'ADA', min: 300, max: 900, digits: 0 },
];

const fiats: readonly Habit[] = [
  { currency: 'EUR', min: 150, max: 480, digits: 0 },
  { currency: 'USD', min: 200, max: 600, digits: 0 },
  { currency: 'SEK', min: 1_500, max: 4_500, digits: 0 },
  { currency: 'JPY', min: 20_000, max: 70_000, digits: 0 },
];

type Habitual = Pick<PastOpening, 'currency' | 'days' | 'digits'>;

/** Fixed terms that the customer opens again and again. */
const week: Habitual = { currency: 'USDT', days: 7, digits: 0 };
const months: readonly Habitual[] = [
  { currency: 'USDT', days: 30, digits: 0 },
  { currency: 'ETH', days: 30, digits: 3 },
  { currency: 'EUR', days: 30, digits: 0 },
];

/** Terms that still run, and the one that was redeemed early, with how many days they have run. */
const others: readonly (Habitual & { readonly percent: number; readonly since: number; readonly redeemed?: number })[] =
  [
    { currency: 'USDT', days: 90, digits: 0, percent: 12, since: 55.3, redeemed: 33.4 },
    { currency: 'USDT', days: 180, digits: 0, percent: 15, since: 48.6 },
    { currency: 'EUR', days: 90, digits: 0, percent: 8, since: 37.2 },
    { currency: 'USDT', days: 30, digits: 0, percent: 20, since: 11.7 },
  ];

/** Returns the same events in chronological order every time, relative to `now`. The last one is some hours ago. */
export function demoPlan(now: number): DemoEvent[] {
  const noise = noises(sha256(utf8ToBytes('florin demo')), 'demo');
  /** From 0 to 1. */
  const next = (): number => (Number(noise()) + 2_000) / 4_001;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const start = now - DAYS * DAY_MS;
  const moment = (part: number): number => Math.floor((start + part * (DAYS * DAY_MS - 3 * HOUR_MS)) / 1_000) * 1_000;

  const deposits = Array.from({ length: DEPOSITS }, (_, index): DemoEvent => {
    // Start with one deposit of each kind, so that both lists exist from the first day.
    const { currency, min, max, digits } =
      index < 2 ? pick([cryptos, fiats][index] ?? fiats) : pick(index % 5 < 3 ? cryptos : fiats);
    const amount = (min + next() * (max - min)).toFixed(digits);
    const returned = index === RETURNED;
    return { kind: 'deposit', at: moment((index + next() * 0.6) / DEPOSITS), currency, amount, returned };
  });
  const exchanges = Array.from({ length: EXCHANGES }, (_, index): DemoEvent => {
    const { currency: to } = pick(next() < 0.6 ? cryptos : fiats);
    const at = moment(0.04 + (0.96 * (index + next() * 0.8)) / EXCHANGES) + 7 * MINUTE_MS;
    return { kind: 'exchange', at, from: next(), to, percent: 6 + Math.round(next() * 30) };
  });
  const earnings = Array.from({ length: EARNINGS }, (_, index): DemoEvent[] => {
    const at = moment(0.08 + (0.92 * (index + next() * 0.8)) / EARNINGS);
    const often = pick([week, week, ...months]);
    // Every one has matured. Those that run are others.
    const term = at - often.days * DAY_MS < start ? week : often;
    const openedAt = at - term.days * DAY_MS;
    const percent = 6 + Math.round(next() * 12);
    const id = String(index);
    if (openedAt < start) return [];
    return [
      { kind: 'pledge-open', id, at: openedAt, ...term, percent },
      { kind: 'pledge-end', id, at },
    ];
  });
  const terms = others.map(({ since, redeemed, ...term }): DemoEvent[] => {
    const id = `${term.currency}-${term.days}`;
    const at = now - Math.round(since * DAY_MS);
    // Whatever was converted before, there is enough.
    const { currency } = term;
    const paid: DemoEvent = { kind: 'deposit', at: at - 2 * HOUR_MS, currency, amount: '900', returned: false };
    const open: DemoEvent = { kind: 'pledge-open', id, at, ...term };
    if (redeemed === undefined) return [paid, open];
    return [paid, open, { kind: 'pledge-end', id, at: at + Math.round(redeemed * DAY_MS) }];
  });
  const orders = Array.from({ length: COUNTER_ORDERS }, (_, index): DemoEvent => {
    const at = moment(0.3 + (0.7 * (index + next() * 0.8)) / COUNTER_ORDERS) + 23 * MINUTE_MS;
    const counter = index < MOVED_UP ? 'bronze' : 'silver';
    const to = pick(['USDT', 'EUR', 'USD', 'ETH', 'SEK']);
    const country = pick(['SE', 'DE', 'JP', 'TH', 'FR', 'ES']);
    const bonus = index % BONUS_EVERY === BONUS_EVERY - 1;
    return {
      kind: 'counter-order',
      at,
      counter,
      from: next(),
      to,
      percent: 8 + Math.round(next() * 20),
      country,
      bonus,
    };
  });
  const draw: DemoEvent = { kind: 'bank-withdrawal', at: moment(0.83) + 41 * MINUTE_MS, currency: 'EUR', amount: '80' };
  return [...deposits, ...exchanges, ...earnings.flat(), ...terms.flat(), ...orders, draw].toSorted(
    (a, b) => a.at - b.at,
  );
}
