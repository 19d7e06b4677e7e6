import type { ResponseOf } from '#contract/index';
import type { Language } from '#contract/languages';
import { earlyCost, interestAfter, yearlyRate } from '#contract/pledge-interest';
import type { Texts } from '../../plugins/texts.ts';
import { type Currency, currencyIn } from '../market/store.ts';
import type { Pledge } from './pledge-store.ts';
import type { Product } from './product-store.ts';
import { daysRun, endingOf } from './rules.ts';

export type PledgeRecord = ResponseOf<'GET pledge/records'>['items'][number];

/** What descriptions need besides products and terms. */
export interface PledgeContext {
  readonly texts: Texts;
  readonly language: Language;
  readonly currencies: readonly Currency[];
}

/** Returns a product's name in a language, such as `30-day USDT`. */
export const productName = (
  texts: Texts,
  language: Language,
  { currency, days }: Pick<Product, 'currency' | 'days'>,
): string => texts.text(language, 'server:pledge.product', { count: days, currency });

export const describeProduct = (
  product: Product,
  { texts, language, currencies }: PledgeContext,
): PledgeRecord['product'] => ({
  id: product.id,
  name: productName(texts, language, product),
  currency: product.currency,
  scale: currencyIn(currencies, product.currency).scale,
  days: product.days,
  daily_rate: product.daily_rate,
  yearly_rate: yearlyRate(product),
  interest: product.interest,
  minimum: product.minimum,
  maximum: product.maximum,
  early_cost: product.earlyCost,
});

type Run = Pick<Pledge, 'product' | 'amount' | 'openedAt' | 'maturesAt'>;

const interestSoFar = ({ product, amount, ...run }: Run, { currencies }: Pick<PledgeContext, 'currencies'>, at: Date) =>
  interestAfter(amount, product, daysRun(run, at), currencyIn(currencies, product.currency).scale);

/** Returns what redeeming a running term at a time before its maturity pays. */
export function redemptionOf(pledge: Run, context: Pick<PledgeContext, 'currencies'>, at: Date) {
  const { product, amount } = pledge;
  const { scale } = currencyIn(context.currencies, product.currency);
  return endingOf(amount, interestSoFar(pledge, context, at), earlyCost(amount, product.earlyCost, scale));
}

/** Returns everything stored about a term. */
export const exportPledge = (pledge: Pledge, context: PledgeContext, at: Date) => ({
  ...describePledge(pledge, context, at),
  cost: pledge.closed?.cost ?? null,
});

export function describePledge(pledge: Pledge, context: PledgeContext, at: Date): PledgeRecord {
  const { number, product, amount, status, openedAt, maturesAt, interestAtMaturity, closed } = pledge;
  return {
    number,
    product: describeProduct(product, context),
    amount,
    status,
    opened_at: openedAt.toISOString(),
    matures_at: maturesAt.toISOString(),
    full_days: daysRun(pledge, closed?.at ?? at),
    interest_so_far: closed?.interest ?? interestSoFar(pledge, context, at),
    interest_at_maturity: interestAtMaturity,
    closed_at: closed?.at.toISOString() ?? null,
    received: closed?.received ?? null,
  };
}
