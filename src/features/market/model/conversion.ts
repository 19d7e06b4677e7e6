import type { ResponseOf } from '#contract/index';
import { divide, isAmount, multiply, percentToRatio } from '#contract/money';
import type { Conversion, Side } from '#forms/conversion';

export type Rate = ResponseOf<'GET market/rates'>['items'][number];

const isCode = (code: string | undefined): code is string => code !== undefined && /^[A-Z][A-Z0-9]{1,9}$/u.test(code);

/** The other currency of a pair where an address names one. */
const counterpart = (code: string): string => (code === 'USD' ? 'BTC' : 'USD');

/** Reads the converter's address. Anybody can write one, so whatever isn't valid counts as not there. */
export function readConversion(query: URLSearchParams): Conversion {
  const [from, to] = [query.get('from')?.toUpperCase(), query.get('to')?.toUpperCase()];
  const base = isCode(to) ? to : counterpart(isCode(from) ? from : 'BTC');
  const amount = query.get('amount');
  return {
    from: isCode(from) && from !== base ? from : counterpart(base),
    to: base,
    side: query.get('side') === 'to' ? 'to' : 'from',
    amount: amount === '' ? '' : isAmount(amount) ? amount : '1',
  };
}

interface Scales {
  from: number;
  to: number;
}

/** Returns both amounts at the mid-market rate; the one that isn't given is rounded once, to its currency's last digit. */
export function amountsAt({ side, amount }: Conversion, rate: string, scales: Scales): Record<Side, string> {
  if (amount === '') return { from: '', to: '' };
  return side === 'from'
    ? { from: amount, to: multiply(amount, rate, scales.to) }
    : { from: divide(amount, rate, scales.from), to: amount };
}

/** What a conversion costs at its spread, in the currency of `amount`: the paid or the received one. */
export const costOf = (amount: string, { spread_percent }: Pick<Rate, 'spread_percent'>, scale: number): string =>
  multiply(amount === '' ? '0' : amount, percentToRatio(spread_percent), scale);
