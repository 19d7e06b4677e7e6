import { Amount } from '../amount/index.ts';
import { rateScale } from './rate-scale.ts';

export interface RateProps {
  /** Code of the currency that is one: `BTC`. */
  from: string;
  /** Code of the currency that it is counted in: `USDT`. */
  to: string;
  /** Units of `to` for one of `from`, a decimal string. */
  value: string;
}

/** What one unit is worth, in eight significant digits. A rate is no amount of anybody's, so it is never masked. */
export function Rate({ from, to, value }: RateProps) {
  return (
    <span dir="ltr" className="inline-flex flex-wrap items-baseline gap-x-1" translate="no">
      <span>1 {from} =</span>
      <Amount value={value} currency={to} scale={rateScale(value)} minDigits={2} unmasked />
    </span>
  );
}
