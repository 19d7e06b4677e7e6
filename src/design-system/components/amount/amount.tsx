import { PrivacyMask } from '../masked-text/index.ts';
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
  minDigits?: number;
  /**
   * In a column of several currencies: the digits after the decimal sign of the longest figure. The others keep the room
   * of those that they have not, so that the decimal signs stand one below the other. Set it at the end, without a code.
   */
  columnDigits?: number;
  /** `always` writes a plus too. Default `auto`. */
  sign?: 'auto' | 'always';
  /**
   * `compact` abbreviates what has five digits or more before the decimal sign, never rounded up; the exact figure is in
   * its title and what a screen reader says. For volumes and the scales of charts, never for a balance, a price to agree
   * to, or a record of what happened. Default `exact`.
   */
  notation?: 'exact' | 'compact';
  /** `change` draws gain or loss by color, sign and shape. Default `plain`. */
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
  const { value, currency, scale = 6, minDigits, columnDigits, notation = 'exact' } = props;
  const { tone = 'plain', size = 'body', unmasked = false } = props;
  const sign = props.sign ?? (tone === 'change' ? 'always' : 'auto');
  const { locale, maskAmounts } = useDesignSystem();
  if (maskAmounts && !unmasked) {
    return (
      <span className={amountClass({ size, tone: tone === 'change' ? 'plain' : tone })}>
        <PrivacyMask />
      </span>
    );
  }
  const format = { locale, scale, minDigits, columnDigits, sign };
  const { prefix, lead, rest, missing, direction, isShortened } = formatAmount(value, { ...format, notation });
  const shownSize = fitting(size, prefix.length + lead.length + rest.length + (currency ? currency.length / 2 : 0));
  const figure = (
    <>
      {prefix}
      {lead}
      {rest && <span className={tone === 'plain' ? 'text-muted' : undefined}>{rest}</span>}
      {missing && (
        <span aria-hidden className="invisible select-none">
          {missing}
        </span>
      )}
      {currency && (
        // In one piece: a code is not broken, and goes to the next line whole.
        <span className={`ms-0.5 inline-block ${codeClass[shownSize]}`}>
          {'\u202F'}
          <span className={tone === 'plain' ? 'text-muted' : ''}>{currency}</span>
        </span>
      )}
    </>
  );
  const whole = isShortened ? formatAmount(value, format) : null;
  const said = whole && `${whole.prefix}${whole.lead}${whole.rest}${currency ? `\u202F${currency}` : ''}`;
  return (
    // From left to right in every script: a minus at the other end is another amount.
    <span
      dir="ltr"
      className={amountClass({ size: shownSize, tone })}
      data-direction={direction}
      title={said ?? undefined}
      translate="no"
    >
      {tone === 'change' && <DirectionMark direction={direction} />}
      {said ? <span aria-hidden>{figure}</span> : figure}
      {said && <span className="sr-only">{said}</span>}
    </span>
  );
}
