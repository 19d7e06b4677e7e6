import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/languages';
import { add, compare, round, subtract, sum } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { balances } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currencyName } from '../market/currency-name.ts';
import { currentPrices } from '../market/current-prices.ts';
import type { Prices } from '../market/price-source.ts';
import { currencies, type Currency, pricesAt } from '../market/store.ts';
import { registerDeposits } from './deposit-routes.ts';
import { externalFlows, openingBalances } from './history-store.ts';
import { transactions } from './transaction-store.ts';
import { cryptos } from './network-store.ts';
import { profit, worthIn } from './rules.ts';

const PAGE_SIZE = 20;

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

export function registerWallet(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  route(app, services, 'GET user/amount', async ({ request, customer }) => {
    const { base, prices, holdings } = await overview(services, customer, request.currency);
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
  });

  route(app, services, 'GET wallet/index', async ({ customer, language }) => {
    const holdings = await holdingsOf(services, customer, await currencies(db));
    return {
      items: holdings.map(({ currency, available, held }) => ({
        ...currencyFields(language, currency),
        available,
        held,
      })),
    };
  });

  route(app, services, 'GET wallet/assets', async ({ request, customer, language }) => {
    const { base, prices, holdings } = await overview(services, customer, request.currency);
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
  });

  route(app, services, 'GET wallet/amount', async ({ request, customer }) => {
    const { base, prices, holdings } = await overview(services, customer, request.currency);
    const worth = (some: readonly Holding[]) =>
      sum(some.map(({ currency, available, held }) => worthIn(prices, add(available, held), currency.code, base.code)));
    const total = round(worth(holdings), base.scale);
    const crypto = round(worth(holdings.filter(({ currency }) => currency.kind === 'crypto')), base.scale);
    return { currency: base.code, crypto, fiat: subtract(total, crypto), total, time: prices.time.toISOString() };
  });

  route(app, services, 'GET wallet/todayProfitLoss', async ({ request, customer }) => {
    const { base, prices, holdings } = await overview(services, customer, request.currency);
    const since = new Date(`${clock().toISOString().slice(0, 10)}T00:00:00.000Z`);
    // Fall back to the current price for a time without stored prices.
    const pricesThen = async (time: Date): Promise<Prices> => ({
      time,
      usd: new Map([...prices.usd, ...(await pricesAt(db, time)).usd]),
    });
    const [opened, openingPrices, flows] = await Promise.all([
      openingBalances(db, customer, since),
      pricesThen(since),
      externalFlows(db, customer, since),
    ]);
    const result = profit({
      base: base.code,
      scale: base.scale,
      opening: { prices: openingPrices, amounts: opened },
      closing: {
        prices,
        amounts: new Map(holdings.map(({ currency, available, held }) => [currency.code, add(available, held)])),
      },
      flows: await Promise.all(flows.map(async (flow) => ({ ...flow, prices: await pricesThen(flow.at) }))),
    });
    return { currency: base.code, since: since.toISOString(), ...result };
  });

  route(app, services, 'GET wallet/cryptos', async () => ({ items: await cryptos(db) }));

  route(app, services, 'GET currency/cryptos', async () => ({ items: await cryptos(db) }));

  route(app, services, 'GET wallet/fiats', async ({ language }) => ({
    items: (await currencies(db))
      .filter(({ kind }) => kind === 'fiat')
      .map((fiat) => ({
        currency: fiat.code,
        name: currencyName(language, fiat),
        scale: fiat.scale,
        display_scale: fiat.displayScale,
      })),
  }));

  route(app, services, 'GET wallet/records', async ({ request: { name, kind, from, to, ...request }, customer }) => {
    if (name && !(await currencies(db)).some(({ code }) => code === name)) throw new Refusal('currency-unknown');
    const page = Number(request.page);
    const { items, total } = await transactions(db, {
      customer,
      currency: name,
      kind,
      from,
      to,
      page,
      pageSize: PAGE_SIZE,
    });
    return { items, page, pageSize: PAGE_SIZE, total };
  });

  registerDeposits(app, services);
}
