import type { NativeProps } from '../../theme/native-props.ts';
import { numberFormat } from '../../theme/number-format.ts';
import { DirectionMark } from '../amount/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { percentClass, type percentVariants } from './percent.variants.ts';

export interface PercentProps extends NativeProps<HTMLSpanElement> {
  /** Decimal string of the ratio: `0.0125` is 1.25 %. */
  value: string;
  /** Decimal places. Default 2. */
  digits?: number;
  /** `change` draws gain or loss by color, sign and shape. Default `plain`. */
  tone?: keyof typeof percentVariants.tone;
  /** 12, 14 and 16 px. Default `medium`. */
  size?: keyof typeof percentVariants.size;
}

/** A share or change in percent, formatted for the locale. Never masked: it reveals no amount. */
export function Percent({ value, digits = 2, tone = 'plain', size, ...native }: PercentProps) {
  const { locale } = useDesignSystem();
  const format = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: tone === 'change' ? 'exceptZero' : 'negative',
  });
  const written = format.format(value as Intl.StringNumericLiteral);
  // Like Amount: a hyphen is shorter than a plus.
  const text = written.replace('-', '\u2212');
  // After rounding, so that +0.00 % has no color.
  const direction = !/[1-9]/u.test(text) ? 'none' : value.startsWith('-') ? 'loss' : 'gain';
  return (
    <span {...native} dir="ltr" className={percentClass({ tone, size })} data-direction={direction} translate="no">
      {tone === 'change' && <DirectionMark direction={direction} />}
      {text}
    </span>
  );
}
