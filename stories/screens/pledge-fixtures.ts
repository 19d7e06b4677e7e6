import type { ResponseOf } from '#contract/index';
import { add, subtract } from '#contract/money';
import { dayMs, earlyCost, endOfDay, fullDays, interestAfter, yearlyRate } from '#contract/pledge-interest';
import { day } from './fixtures.ts';

type Product = ResponseOf<'GET pledge/products'>['items'][number];
type Term = ResponseOf<'GET pledge/running'>['items'][number];

/** The moment of every story. */
export const now = day(0, '09:30');

const scales: Record<string, number> = { USDT: 6, BTC: 8, EUR: 2 };

const product = (
  currency: string,
  days: number,
  daily: string,
  own: Partial<Product> & Pick<Product, 'minimum' | 'maximum'>,
): Product => {
  const interest = own.interest ?? 'simple';
  return {
    id: `${currency.toLowerCase()}-${days}-1`,
    name: `${days} days ${currency}`,
    currency,
    scale: scales[currency] ?? 8,
    days,
    daily_rate: daily,
    yearly_rate: yearlyRate({ daily_rate: daily, interest }),
    interest,
    early_cost: '0.5',
    ...own,
  };
};

const week = product('USDT', 7, '0.01', { minimum: '50', maximum: '50000', early_cost: '0' });
const month = product('USDT', 30, '0.02', { minimum: '50', maximum: '50000' });
const quarter = product('USDT', 90, '0.025', {
  minimum: '1000',
  maximum: '100000',
  interest: 'compound',
  early_cost: '1',
});
const bitcoin = product('BTC', 30, '0.004', { minimum: '0.001', maximum: '2' });
const euro = product('EUR', 60, '0.008', { minimum: '100', maximum: '25000', interest: 'compound' });

export const products: ResponseOf<'GET pledge/products'> = { items: [week, month, quarter, bitcoin, euro] };

/** A term as the server would show it at a moment. */
const term = (number: string, of: Product, amount: string, openedAt: string, own: Partial<Term> = {}): Term => {
  const opened = Date.parse(openedAt);
  const until = Date.parse(own.closed_at ?? now);
  const full = fullDays(opened, until, of.days);
  return {
    number,
    product: of,
    amount,
    status: 'running',
    opened_at: openedAt,
    matures_at: new Date(endOfDay(opened, of.days)).toISOString(),
    full_days: full,
    interest_so_far: interestAfter(amount, of, full, of.scale),
    interest_at_maturity: interestAfter(amount, of, of.days, of.scale),
    closed_at: null,
    received: null,
    ...own,
  };
};

export const running = term('P26111100003', month, '1000', day(10, '08:30'));
/** Its last day is the next to count. */
const ending = term('P26111500001', week, '250', day(6, '10:05'));

export const items: readonly Term[] = [
  ending,
  term('P26110200007', bitcoin, '0.05', day(19, '16:40')),
  term('P26111000009', month, '500', day(11, '06:15')),
  running,
  term('P26111800002', euro, '1500', day(3, '12:00')),
  term('P26112000004', quarter, '2500', day(1, '20:15')),
];

export const runningTerms = (terms: readonly Term[] = items): ResponseOf<'GET pledge/running'> => ({
  items: [...terms],
  server_time: now,
});

export const opened = term('P26112100005', month, '1000', now);

/** Of which every day counts, in the seconds before it is paid. */
export const due = term('P26111400001', week, '250', day(7, '09:30'));

export const matured = term('P26101100002', month, '1000', '2026-10-11T07:20:00.000Z', {
  status: 'matured',
  closed_at: '2026-11-10T07:20:01.000Z',
  received: '1006',
});

export const redeemed: Term = {
  ...running,
  status: 'redeemed',
  closed_at: '2026-11-21T09:30:20.000Z',
  received: '997',
};

const all: readonly Term[] = [
  opened,
  ...items.toSorted((a, b) => b.opened_at.localeCompare(a.opened_at)),
  { ...redeemed, number: 'P26110500001', opened_at: day(16, '11:00'), matures_at: '2026-12-05T11:00:00.000Z' },
  matured,
];

/** As the server filters them. */
export function recordsFor(query: { number?: string | undefined; status?: string | undefined }) {
  const found = all.filter(
    ({ number, status }) =>
      (query.number === undefined || number === query.number) &&
      (query.status === undefined || status === query.status),
  );
  return { items: found, page: 1, pageSize: 20, total: found.length };
}

/** What redeeming a term returns after so many full days. */
export function redemptionOf(
  { number, product: of, amount, opened_at: openedAt, matures_at: maturesAt }: Term,
  days: number,
): ResponseOf<'GET pledge/redemption'> {
  const interest = interestAfter(amount, of, days, of.scale);
  const cost = earlyCost(amount, of.early_cost, of.scale);
  const changes = endOfDay(Date.parse(openedAt), days + 1);
  return {
    number,
    currency: of.currency,
    amount,
    interest,
    cost,
    received: subtract(add(amount, interest), cost),
    changes_at: new Date(changes).toISOString(),
    matures_at: maturesAt,
    server_time: days === 10 ? now : new Date(changes - dayMs).toISOString(),
  };
}
