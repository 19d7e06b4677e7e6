import { quoteSeconds } from '#contract/flash';
import { divide, isLess, multiply } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { midRate } from '../market/price-source.ts';
import { spreadBetween } from '../market/rules.ts';
import { currencies } from '../market/store.ts';
import { maximumWorth, minimumWorth, type QuoteTerms, quoteTerms } from './rules.ts';
import { type Quote, saveQuote } from './store.ts';

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  /** The side that `amount` is on. */
  readonly side: 'from' | 'to';
}

async function currentTerms({ db, prices }: Services, { from, to, amount, side }: Conversion): Promise<QuoteTerms> {
  if (from === to) throw new Refusal('same-currency');
  const all = await currencies(db);
  const source = all.find(({ code }) => code === from);
  const target = all.find(({ code }) => code === to);
  if (!source || !target) throw new Refusal('currency-unknown');
  const exact = side === 'from' ? source : target;
  requireDigits('amount', amount, exact.scale);
  const now = prices.latest();
  const rate = now && midRate(now, from, to);
  const usd = now?.usd.get(exact.code);
  if (rate === undefined || usd === undefined) throw new Refusal('rate-unavailable');

  const limit = (worth: string, rounding: 'up' | 'down') => divide(worth, usd, exact.scale, rounding);
  const tooSmall = () => new Refusal('amount-too-small', { minimum: limit(minimumWorth, 'up'), currency: exact.code });
  const worth = multiply(amount, usd);
  if (isLess(worth, minimumWorth)) throw tooSmall();
  if (isLess(maximumWorth, worth)) {
    throw new Refusal('amount-too-large', { maximum: limit(maximumWorth, 'down'), currency: exact.code });
  }
  const terms = quoteTerms({
    midRate: rate,
    spreadPercent: spreadBetween(source, target),
    amount,
    side,
    fromScale: source.scale,
    toScale: target.scale,
  });
  if (!terms) throw tooSmall();
  return terms;
}

/**
 * Saves a quote at the latest prices. Throws Refusal as the codes of `POST flash/quote` say, InvalidFields for too many
 * digits.
 */
export async function requestQuote(services: Services, customer: string, conversion: Conversion): Promise<Quote> {
  const { from, to } = conversion;
  const terms = await currentTerms(services, conversion);
  return saveQuote(services.db, { customer, from, to, terms, seconds: quoteSeconds });
}
