import type { Language } from '#contract/languages';
import { round, sum } from '#contract/money';
import { Refusal } from '../../errors.ts';
import type { Texts } from '../../plugins/texts.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, utcDay } from '../../time.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies } from '../market/store.ts';
import { productName } from '../pledge/describe-pledge.ts';
import { earnedByDay, type Earning, listEarnings } from './earning-store.ts';

const PAGE_SIZE = 20;
const DAYS = 30;

/** Returns the last days in UTC, oldest first. */
const daysUntil = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, index) => utcDay(now.getTime() - (DAYS - 1 - index) * DAY_MS));

const nameOf = (texts: Texts, language: Language, { product, currency, days }: Earning): string =>
  product === 'pledge'
    ? productName(texts, language, { currency, days: days ?? 0 })
    : texts.text(language, `server:earning.${product}`);

/** Returns one page of what the customer has earned, newest first, with sums in one currency. Throws Refusal `currency-unknown`. */
export async function readEarnings(
  services: Services,
  { customer, language }: { readonly customer: string; readonly language: Language },
  { page, currency: code }: { readonly page: number; readonly currency: string },
) {
  const { db, clock, texts } = services;
  const base = (await currencies(db)).find((currency) => currency.code === code);
  if (!base) throw new Refusal('currency-unknown');
  const prices = await currentPrices(services);
  const [{ items, total }, days] = await Promise.all([
    listEarnings(db, { customer, page, pageSize: PAGE_SIZE }),
    earnedByDay(db, { customer, base: code, current: prices.usd }),
  ]);
  return {
    items: items.map((earning) => ({
      id: String(earning.id),
      product: earning.product,
      name: nameOf(texts, language, earning),
      currency: earning.currency,
      amount: earning.amount,
      reference: earning.reference,
      created_at: earning.at.toISOString(),
    })),
    page,
    pageSize: PAGE_SIZE,
    total,
    currency: code,
    earned: round(sum([...days.values()]), base.scale),
    days: daysUntil(clock()).map((day) => ({ day, amount: round(days.get(day) ?? '0', base.scale) })),
  };
}
