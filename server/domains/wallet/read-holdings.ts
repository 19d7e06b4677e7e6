import type { Language } from '#contract/languages';
import { add, compare, round, subtract, sum } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencyName } from '../market/currency-name.ts';
import { currentPrices } from '../market/current-prices.ts';
import type { Prices } from '../market/price-source.ts';
import { currencies, type Currency } from '../market/store.ts';
import { totalWorth, worthIn } from './rules.ts';

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

const owned = ({ available, held }: Holding): string => add(available, held);

/** Returns what holdings are worth together, not rounded, and which of them that leaves out. */
const worthOf = ({ base, prices }: Overview, holdings: readonly Holding[], amountOf = owned) =>
  totalWorth(
    prices,
    holdings.map((holding) => ({ currency: holding.currency.code, amount: amountOf(holding) })),
    base.code,
  );

/** Returns what a customer owns in one currency. Throws Refusal `currency-unknown`. */
export async function readTotal(services: Services, customer: string, code: string) {
  const read = await overview(services, customer, code);
  const { base, prices, holdings } = read;
  const { worth, unpriced } = worthOf(read, holdings);
  const total = round(worth, base.scale);
  const available = round(worthOf(read, holdings, (holding) => holding.available).worth, base.scale);
  // Subtract instead of rounding, so that the parts add up.
  return {
    currency: base.code,
    display_scale: base.displayScale,
    total,
    available,
    held: subtract(total, available),
    unpriced,
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

/**
 * Returns every balance with its worth in one currency, the most valuable first, then those without a price. Each worth isn't
 * rounded, so that some of them can be added up. Throws Refusal `currency-unknown`.
 */
export async function listAssets(services: Services, customer: string, code: string, language: Language) {
  const { base, prices, holdings } = await overview(services, customer, code);
  const rows = holdings
    .map((holding) => ({
      ...currencyFields(language, holding.currency),
      available: holding.available,
      held: holding.held,
      worth: worthIn(prices, owned(holding), holding.currency.code, base.code) ?? null,
    }))
    // The sort is stable, so rows worth zero stay in display order.
    .toSorted((a, b) => compare(b.worth ?? '0', a.worth ?? '0') || Number(b.worth === null) - Number(a.worth === null));
  const dollar = worthIn(prices, '1', 'USD', base.code);
  return {
    currency: base.code,
    display_scale: base.displayScale,
    total: round(sum(rows.map(({ worth }) => worth ?? '0')), base.scale),
    dollar: dollar === undefined ? null : round(dollar, base.scale),
    time: prices.time.toISOString(),
    rows,
  };
}

/** Returns what a customer owns in one currency, crypto and fiat apart. Throws Refusal `currency-unknown`. */
export async function readTotalByKind(services: Services, customer: string, code: string) {
  const read = await overview(services, customer, code);
  const { base, prices, holdings } = read;
  const { worth, unpriced } = worthOf(read, holdings);
  const cryptos = holdings.filter(({ currency }) => currency.kind === 'crypto');
  const total = round(worth, base.scale);
  const crypto = round(worthOf(read, cryptos).worth, base.scale);
  return {
    currency: base.code,
    crypto,
    fiat: subtract(total, crypto),
    total,
    unpriced,
    time: prices.time.toISOString(),
  };
}
