import type { FastifyInstance } from 'fastify';
import { quoteSeconds } from '#contract/flash';
import { digits, divide, isLess, max, multiply } from '#contract/money';
import { InvalidFields, Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { midRate } from '../market/price-source.ts';
import { currencies } from '../market/store.ts';
import { acceptQuote } from './exchange.ts';
import { maximumWorth, minimumWorth, quoteTerms } from './rules.ts';
import { exchangeRecords, saveQuote } from './store.ts';

const PAGE_SIZE = 20;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly side: 'from' | 'to';
}

/** The terms at the newest prices. Throws Refusal as the call's codes say, InvalidFields for too many digits. */
async function termsFor({ db, prices }: Services, { from, to, amount, side }: Asked) {
  if (from === to) throw new Refusal('same-currency');
  const all = await currencies(db);
  const source = all.find(({ code }) => code === from);
  const target = all.find(({ code }) => code === to);
  if (!source || !target) throw new Refusal('currency-unknown');
  const asked = side === 'from' ? source : target;
  if (digits(amount) > asked.scale) throw new InvalidFields({ amount: ['validation:amount-digits'] });
  const now = prices.latest();
  const rate = now && midRate(now, from, to);
  const usd = now?.usd.get(asked.code);
  if (rate === undefined || usd === undefined) throw new Refusal('rate-unavailable');

  const limit = (worth: string, rounding: 'up' | 'down') => divide(worth, usd, asked.scale, rounding);
  const tooSmall = () => new Refusal('amount-too-small', { minimum: limit(minimumWorth, 'up'), currency: asked.code });
  const worth = multiply(amount, usd);
  if (isLess(worth, minimumWorth)) throw tooSmall();
  if (isLess(maximumWorth, worth)) {
    throw new Refusal('amount-too-large', { maximum: limit(maximumWorth, 'down'), currency: asked.code });
  }
  const terms = quoteTerms({
    midRate: rate,
    spreadPercent: max(source.spreadPercent, target.spreadPercent),
    amount,
    side,
    fromScale: source.scale,
    toScale: target.scale,
  });
  if (!terms) throw tooSmall();
  return terms;
}

export function registerFlash(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'POST flash/quote', async ({ request, customer }) => {
    const { from, to } = request;
    const terms = await termsFor(services, request);
    const quote = await saveQuote(db, { customer, from, to, terms, seconds: quoteSeconds });
    return {
      quote: quote.id,
      from,
      to,
      from_amount: terms.fromAmount,
      to_amount: terms.toAmount,
      rate: terms.rate,
      mid_rate: terms.midRate,
      spread_percent: terms.spreadPercent,
      spread_amount: terms.spreadAmount,
      expires_at: quote.expiresAt.toISOString(),
      server_time: quote.createdAt.toISOString(),
    };
  });

  route(app, services, 'POST flash/exchange', ({ request, once }) => acceptQuote(services, once, request.quote));

  route(app, services, 'GET flash/records', async ({ request, customer }) => {
    const page = Number(request.page);
    const { items, total } = await exchangeRecords(db, customer, page, PAGE_SIZE);
    return { items, page, pageSize: PAGE_SIZE, total };
  });
}
