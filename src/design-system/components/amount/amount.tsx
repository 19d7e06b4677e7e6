import { useDesignSystem } from '../provider/index.ts';
import { amountClass, codeClass, type amountVariants } from './amount.variants.ts';
import { DirectionMark } from './direction-mark.tsx';
import { formatAmount } from './format-amount.ts';

type Size = keyof typeof amountVariants.size;

export interface AmountProps {
  /** Decimal string, exact: `-1234.5`. Never a number. */
  value: string;
  /** Code of the currency, after a thin space; left out where a heading of the column says it. */
  currency?: string;
  /** Digits after the decimal sign, as the server says for the currency. Default 6. */
  scale?: number;
  /** Leaves out zeros at the end, down to this many digits. Default: none left out, so that columns align. */
  leastDigits?: number;
  /** `always` writes a plus too. Default `auto`. */
  sign?: 'auto' | 'always';
  /** `change` draws gain or loss by colour, sign and shape. Default `plain`. */
  tone?: keyof typeof amountVariants.tone;
  /** 14, 16, 20, 28 and 40 px; long figures take a smaller step by themselves. Default `body`. */
  size?: Size;
  /** Shows it although amounts are masked: what is being typed or confirmed right now. */
  unmasked?: boolean;
}

// Long figures step down before they break: a phone of 320 px has room for about so many characters.
const room: Partial<Record<Size, number>> = { hero: 12, large: 17, title: 26 };
const smaller = { hero: 'large', large: 'title', title: 'body', body: 'body', small: 'small' } as const;

function fitting(size: Size, length: number): Size {
  const limit = room[size];
  return limit !== undefined && length > limit ? fitting(smaller[size], length) : size;
}

/** The one way to show an amount of money. */
export function Amount(props: AmountProps) {
  const { value, currency, scale = 6, leastDigits, tone = 'plain', size = 'body', unmasked = false } = props;
  const sign = props.sign ?? (tone === 'change' ? 'always' : 'auto');
  const { locale, maskAmounts, labels } = useDesignSystem();
  if (maskAmounts && !unmasked) {
    return (
      <span className={amountClass({ size, tone: tone === 'change' ? 'plain' : tone })}>
        <span aria-hidden>••••••</span>
        <span className="sr-only">{labels.hidden}</span>
      </span>
    );
  }
  const { prefix, lead, rest, direction } = formatAmount(value, { locale, scale, leastDigits, sign });
  const shownSize = fitting(size, prefix.length + lead.length + rest.length + (currency ? currency.length / 2 : 0));
  return (
    <span className={amountClass({ size: shownSize, tone })} data-direction={direction} translate="no">
      {tone === 'change' && <DirectionMark direction={direction} />}
      {prefix}
      {lead}
      {rest && <span className={tone === 'plain' ? 'text-muted' : undefined}>{rest}</span>}
      {currency && (
        // In one piece: a code is not broken, and goes to the next line whole.
        <span className={`ms-0.5 inline-block ${codeClass[shownSize]}`}>
          {'\u202F'}
          <span className={tone === 'plain' ? 'text-muted' : ''}>{currency}</span>
        </span>
      )}
    </span>
  );
}
