import { quoteSeconds } from '#contract/flash';
import { isLess } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { midRate } from '../market/price-source.ts';
import { spreadBetween } from '../market/rules.ts';
import { currencies } from '../market/store.ts';
import { limitsAt, type QuoteTerms, quoteTerms } from './rules.ts';
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

  const { minimum, maximum } = limitsAt(usd, exact.scale);
  const tooSmall = () => new Refusal('amount-too-small', { minimum, currency: exact.code });
  if (isLess(amount, minimum)) throw tooSmall();
  if (isLess(maximum, amount)) throw new Refusal('amount-too-large', { maximum, currency: exact.code });
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
