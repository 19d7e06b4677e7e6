import type { NativeProps } from '../../theme/native-props.ts';
import { Amount } from '../amount/index.ts';
import { rateScale } from './rate-scale.ts';

export interface RateProps extends NativeProps<HTMLSpanElement> {
  /** Code of the base currency: `BTC`. */
  from: string;
  /** Code of the quote currency: `USDT`. */
  to: string;
  /** Units of `to` per unit of `from`, a decimal string. */
  value: string;
}

/** The value of one unit, in eight significant digits. Never masked, because a rate isn't a customer's amount. */
export function Rate({ from, to, value, ...native }: RateProps) {
  return (
    <span {...native} dir="ltr" className="inline-flex flex-wrap items-baseline gap-x-1" translate="no">
      <span>1 {from} =</span>
      <Amount value={value} currency={to} scale={rateScale(value)} minDigits={2} unmasked />
    </span>
  );
}
