import type { NativeProps } from '../../theme/native-props.ts';
import { PrivacyMask } from '../masked-text/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { amountClass, codeClass, type amountVariants } from './amount.variants.ts';
import { DirectionMark } from './direction-mark.tsx';
import { formatAmount } from './format-amount.ts';

type Size = keyof typeof amountVariants.size;

export interface AmountProps extends NativeProps<HTMLSpanElement> {
  /** Decimal string, exact: `-1234.5`. Never a number. */
  value: string;
  /** Currency code, after a thin space; omit it where the column heading names the currency. */
  currency?: string;
  /** Decimal places, as the server defines them for the currency. Default 6. */
  scale?: number;
  /** Trims trailing zeros down to this many decimal places. Default: no trimming, so that columns align. */
  minDigits?: number;
  /**
   * In a column of several currencies: the decimal places of the longest figure. Shorter figures reserve space for the
   * missing digits, so that decimal separators align. Align it to the end, without a code.
   */
  columnDigits?: number;
  /** `always` writes a plus too. Default `auto`. */
  sign?: 'auto' | 'always';
  /**
   * `compact` abbreviates from five integer digits on, never rounding up; the title and screen readers have the exact
   * figure. For volumes and chart scales, never for balances, prices to agree to, or records. Default `exact`.
   */
  notation?: 'exact' | 'compact';
  /** `change` draws gain or loss by color, sign and shape. Default `plain`. */
  tone?: keyof typeof amountVariants.tone;
  /** 14, 16, 20, 28, 40 and 48 px; long figures step down automatically. Default `medium`. */
  size?: Size;
  /** Shows the amount even while amounts are masked, for what is being typed or confirmed. */
  unmasked?: boolean;
}

// Long figures step down before they break. These are the characters that fit on a 320 px phone.
const room: Partial<Record<Size, number>> = { 'xxx-large': 12, 'xx-large': 13, 'x-large': 17, large: 26 };
const smaller = {
  'xxx-large': 'xx-large',
  'xx-large': 'x-large',
  'x-large': 'large',
  large: 'medium',
  medium: 'medium',
  small: 'small',
} as const;

function fitting(size: Size, length: number): Size {
  const limit = room[size];
  return limit !== undefined && length > limit ? fitting(smaller[size], length) : size;
}

/** The one way to show an amount of money. */
export function Amount(props: AmountProps) {
  const { value, currency, scale = 6, minDigits, columnDigits, notation = 'exact', tone = 'plain', ...others } = props;
  const { sign = tone === 'change' ? 'always' : 'auto', size = 'medium', unmasked = false, ...native } = others;
  const { locale, maskAmounts } = useDesignSystem();
  if (maskAmounts && !unmasked) {
    return (
      <span {...native} className={amountClass({ size, tone: tone === 'change' ? 'plain' : tone })}>
        <PrivacyMask />
      </span>
    );
  }
  const format = { locale, scale, minDigits, columnDigits, sign };
  const { prefix, lead, rest, missing, direction, isShortened, cents } = formatAmount(value, { ...format, notation });
  const shownSize = fitting(size, prefix.length + lead.length + rest.length + (currency ? currency.length / 2 : 0));
  const isLarge = tone === 'plain' && (shownSize === 'xxx-large' || shownSize === 'xx-large');
  const figure = (
    <>
      {prefix}
      {isLarge && cents ? (
        <>
          {lead.slice(0, -cents.length)}
          <span className="text-[0.6em] text-muted">{cents}</span>
        </>
      ) : (
        lead
      )}
      {rest && <span className={tone === 'plain' ? 'text-muted' : undefined}>{rest}</span>}
      {missing && (
        <span aria-hidden className="invisible select-none">
          {missing}
        </span>
      )}
      {currency && (
        // Never breaks inside the code, which wraps as a whole.
        <span className={`ms-0.5 inline-block ${codeClass[shownSize]}`}>
          {'\u202F'}
          <span className={tone === 'plain' ? 'text-muted' : ''}>{currency}</span>
        </span>
      )}
    </>
  );
  const whole = isShortened ? formatAmount(value, format) : null;
  const spoken = whole && `${whole.prefix}${whole.lead}${whole.rest}${currency ? `\u202F${currency}` : ''}`;
  return (
    // Left to right in every script: a minus at the other end would mean another amount.
    <span
      {...native}
      dir="ltr"
      className={amountClass({ size: shownSize, tone })}
      data-direction={direction}
      title={spoken ?? undefined}
      translate="no"
    >
      {tone === 'change' && <DirectionMark direction={direction} />}
      {spoken ? <span aria-hidden>{figure}</span> : figure}
      {spoken && <span className="sr-only">{spoken}</span>}
    </span>
  );
}
