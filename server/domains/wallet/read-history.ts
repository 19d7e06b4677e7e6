import type { historyRanges } from '#contract/wallet-history';
import { round } from '#contract/money';
import { forLongRead } from '../../db/replica.ts';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, utcDay } from '../../time.ts';
import { currentPrices } from '../market/current-prices.ts';
import type { Prices } from '../market/price-source.ts';
import { currencies, pricesAtEach } from '../market/store.ts';
import { externalFlows, openingBalances } from './history-store.ts';
import { profit, profitAt, totalWorth } from './rules.ts';
import { valuesOver } from './value-store.ts';

const days: Readonly<Record<(typeof historyRanges)[number], number>> = { day: 1, week: 7, month: 30, year: 365 };

interface HistoryQuery {
  readonly customer: string;
  readonly code: string;
  readonly range: keyof typeof days;
  /** Counts this currency only. */
  readonly name?: string | undefined;
}

/** Returns what the customer owned over a time; the last item is what the customer owns now. Throws Refusal `currency-unknown`. */
export async function readHistory(services: Services, { customer, code, range, name }: HistoryQuery) {
  const { db, clock } = services;
  const all = await currencies(db);
  const base = all.find((currency) => currency.code === code);
  if (!base || (name !== undefined && !all.some((currency) => currency.code === name))) {
    throw new Refusal('currency-unknown');
  }
  const now = clock();
  const reader = await forLongRead(services);
  const [prices, { values, balances }] = await Promise.all([
    currentPrices(services),
    valuesOver(reader, {
      customer,
      base: base.code,
      scale: base.scale,
      currency: name,
      from: new Date(now.getTime() - days[range] * DAY_MS),
      to: now,
    }),
  ]);
  const { worth, unpriced } = totalWorth(prices, balances, base.code);
  const value = unpriced.length === 0 ? round(worth, base.scale) : null;
  const items = balances.length === 0 ? [] : [...values, { time: now, value }];
  return {
    currency: base.code,
    range,
    name: name ?? null,
    display_scale: base.displayScale,
    items: items.map((item) => ({ ...item, time: item.time.toISOString() })),
  };
}

/** Returns profit or loss since midnight UTC, in total and at each hour. Throws Refusal `currency-unknown`. */
export async function readTodayProfit(services: Services, customer: string, code: string) {
  const { db, clock } = services;
  const base = (await currencies(db)).find((currency) => currency.code === code);
  if (!base) throw new Refusal('currency-unknown');
  const prices = await currentPrices(services);
  const now = clock();
  const since = new Date(`${utcDay(now)}T00:00:00.000Z`);
  const rounding = { base: base.code, scale: base.scale };
  // From one snapshot: a deposit in between would count as a loss.
  const { opened, past, values, balances } = await transact(
    db,
    async (tx) => ({
      opened: await openingBalances(tx, customer, since),
      past: await externalFlows(tx, customer, since),
      ...(await valuesOver(tx, { ...rounding, customer, from: since, to: now, hourly: true })),
    }),
    'repeatable read',
  );
  const stored = await pricesAtEach(db, [since, ...past.map(({ at }) => at)]);
  // Fall back to the current price for a time without stored prices.
  const pricesThen = (time: Date): Prices => ({ time, usd: new Map([...prices.usd, ...stored(time).usd]) });
  const flows = past.map((flow) => ({ ...flow, prices: pricesThen(flow.at) }));
  const result = profit({
    ...rounding,
    opening: { prices: pricesThen(since), amounts: opened },
    closing: { prices, amounts: new Map(balances.map(({ currency, amount }) => [currency, amount])) },
    flows,
  });
  const hours = [
    ...profitAt(values, { ...rounding, flows, opening: result.opening }),
    { time: now, amount: result.amount },
  ];
  return {
    currency: base.code,
    since: since.toISOString(),
    ...result,
    hours: hours.map(({ time, amount }) => ({ time: time.toISOString(), amount })),
  };
}
