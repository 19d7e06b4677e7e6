import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { currencies } from '../market/store.ts';
import { limitsAt } from './rules.ts';

/** Returns the limits of one exchange in a currency; null without a price now. Throws Refusal `currency-unknown`. */
export async function readLimits({ db, prices }: Services, code: string) {
  const currency = (await currencies(db)).find((each) => each.code === code);
  if (!currency) throw new Refusal('currency-unknown');
  const usd = prices.latest()?.usd.get(code);
  return { currency: code, ...(usd === undefined ? { minimum: null, maximum: null } : limitsAt(usd, currency.scale)) };
}
