import type { Language } from '#contract/languages';
import { add, compare, round, subtract, sum } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencyName } from '../market/currency-name.ts';
import { currentPrices } from '../market/current-prices.ts';
import type { Prices } from '../market/price-source.ts';
import { currencies, type Currency } from '../market/store.ts';
import { worthIn } from './rules.ts';

interface Holding {
  readonly currency: Currency;
  readonly available: string;
  readonly held: string;
}

interface Overview {
  readonly base: Currency;
  readonly prices: Prices;
  /** Every currency, including those with a zero balance, in display order. */
  readonly holdings: readonly Holding[];
}

async function holdingsOf({ db }: Services, customer: string, all: readonly Currency[]): Promise<Holding[]> {
  const own = new Map((await balances(db, customer)).map((balance) => [balance.currency, balance]));
  return all.map((currency) => {
    const { available = '0', held = '0' } = own.get(currency.code) ?? {};
    return { currency, available, held };
  });
}

/** Throws Refusal `currency-unknown`. */
async function overview(services: Services, customer: string, code: string): Promise<Overview> {
  const all = await currencies(services.db);
  const base = all.find((currency) => currency.code === code);
  if (!base) throw new Refusal('currency-unknown');
  const [prices, holdings] = await Promise.all([currentPrices(services), holdingsOf(services, customer, all)]);
  return { base, prices, holdings };
}

/** Returns the fields of a currency that every list of balances has. */
const currencyFields = (language: Language, currency: Currency) => ({
  currency: currency.code,
  kind: currency.kind,
  name: currencyName(language, currency),
  scale: currency.scale,
  display_scale: currency.displayScale,
});

/** Returns what a customer owns in one currency. Throws Refusal `currency-unknown`. */
export async function readTotal(services: Services, customer: string, code: string) {
  const { base, prices, holdings } = await overview(services, customer, code);
  const worth = (amountOf: (holding: Holding) => string) =>
    sum(holdings.map((holding) => worthIn(prices, amountOf(holding), holding.currency.code, base.code)));
  const total = round(
    worth(({ available, held }) => add(available, held)),
    base.scale,
  );
  const available = round(
    worth(({ available: amount }) => amount),
    base.scale,
  );
  // Subtract instead of rounding, so that the parts add up.
  return {
    currency: base.code,
    display_scale: base.displayScale,
    total,
    available,
    held: subtract(total, available),
    time: prices.time.toISOString(),
  };
}

/** Returns the balance of every currency. */
export async function listBalances(services: Services, customer: string, language: Language) {
  const holdings = await holdingsOf(services, customer, await currencies(services.db));
  return {
    items: holdings.map(({ currency, available, held }) => ({
      ...currencyFields(language, currency),
      available,
      held,
    })),
  };
}

/** Returns every balance with its worth in one currency, the most valuable first. Throws Refusal `currency-unknown`. */
export async function listAssets(services: Services, customer: string, code: string, language: Language) {
  const { base, prices, holdings } = await overview(services, customer, code);
  const rows = holdings
    .map(({ currency, available, held }) => ({
      ...currencyFields(language, currency),
      available,
      held,
      worth: worthIn(prices, add(available, held), currency.code, base.code),
    }))
    // The sort is stable, so rows worth zero stay in display order.
    .toSorted((a, b) => compare(b.worth, a.worth));
  return {
    currency: base.code,
    display_scale: base.displayScale,
    total: round(sum(rows.map(({ worth }) => worth)), base.scale),
    time: prices.time.toISOString(),
    rows: rows.map((row) => ({ ...row, worth: round(row.worth, base.scale) })),
  };
}

/** Returns what a customer owns in one currency, crypto and fiat apart. Throws Refusal `currency-unknown`. */
export async function readTotalByKind(services: Services, customer: string, code: string) {
  const { base, prices, holdings } = await overview(services, customer, code);
  const worth = (some: readonly Holding[]) =>
    sum(some.map(({ currency, available, held }) => worthIn(prices, add(available, held), currency.code, base.code)));
  const total = round(worth(holdings), base.scale);
  const crypto = round(worth(holdings.filter(({ currency }) => currency.kind === 'crypto')), base.scale);
  return { currency: base.code, crypto, fiat: subtract(total, crypto), total, time: prices.time.toISOString() };
}
