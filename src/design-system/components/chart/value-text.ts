import { amountText } from '../amount/index.ts';
import { useDesignSystem } from '../provider/index.ts';

/** How a chart writes its values. */
export interface ValueFormat {
  /** Decimal places. */
  scale: number;
  /** Trims trailing zeros down to this many decimal places. Default: no trimming. */
  minDigits?: number;
  /** Currency code. */
  currency?: string;
  /** `always` writes a plus too. Default `auto`. */
  sign?: 'auto' | 'always';
  /** Shows values even while amounts are masked: for prices, which are public. */
  unmasked?: boolean;
}

/** Returns a function that writes a value as plain text, for what is read aloud: like an Amount. */
export function useValueText({ currency, unmasked, ...format }: ValueFormat): (value: string) => string {
  const { locale, maskAmounts, labels } = useDesignSystem();
  return (value) => {
    if (maskAmounts && !unmasked) return labels.hidden;
    return `${amountText(value, { locale, ...format })}${currency ? `\u00A0${currency}` : ''}`;
  };
}
