import { Ban, Check, TrendingDown, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { amountText } from '../amount/index.ts';
import { Icon } from '../icon/index.ts';
import { Percent } from '../percent/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import * as css from './category-picker.css.ts';

/** What one category offers. */
export interface CategoryOffer {
  label: string;
  /** Decimal string: payout per unit of stake if won, stake included. Null while it isn't offered. */
  multiplier: string | null;
  /** Decimal string of a ratio: `0.499`. */
  probability: string;
  /** Decimal string of a ratio: the platform's average share. */
  edge: string;
  disabled?: boolean;
  /** Why it can't be chosen. */
  disabledReason?: string;
}

export interface CategoryLabels {
  /** Before the multiplier, for screen readers: "Pays". */
  multiplier: string;
  probability: string;
  edge: string;
}

interface CategoryOptionProps {
  offer: CategoryOffer;
  labels: CategoryLabels;
  /** `rise`, `fall`, or the last digits that win. */
  wins: string;
  /** Name of the radio group. */
  group: string;
  value: string;
  isChosen: boolean;
  /** Whether the card says the edge: only if it isn't the same for all. */
  showsEdge: boolean;
  /** All of them are disabled; the picker says why. */
  isDisabled: boolean;
  onChoose: () => void;
}

export function CategoryOption({
  offer,
  labels,
  wins,
  group,
  value,
  isChosen,
  showsEdge,
  isDisabled,
  onChoose,
}: CategoryOptionProps) {
  const { locale } = useDesignSystem();
  const id = useId();
  const disabled = isDisabled || (offer.disabled ?? false);
  const { multiplier } = offer;
  const figure = multiplier !== null && amountText(multiplier, { locale, scale: 4, minDigits: 2 });
  const reason = offer.disabled && offer.disabledReason;
  const isBarred = disabled && !isChosen;
  return (
    <div className={css.option} data-disabled={disabled || undefined}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        // Not `disabled`, so that keyboard users can reach the reason.
        aria-disabled={disabled || undefined}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}figures ${id}details ${id}reason`}
        className={css.frame}
        onChange={disabled ? () => undefined : onChoose}
      />
      <div className={css.head}>
        <span id={`${id}name`} className={css.name}>
          {offer.label}
        </span>
        <span aria-hidden className={css.mark}>
          <Icon icon={isBarred ? Ban : Check} size={isBarred ? 'small' : 'x-small'} />
        </span>
      </div>
      <div className={css.figures}>
        <span id={`${id}figures`} className={css.multiplier} dir="ltr" translate="no">
          {figure ? (
            <>
              <span className="sr-only">{labels.multiplier} </span>×{figure}
            </>
          ) : (
            '–'
          )}
        </span>
        <Wins of={wins} />
      </div>
      <dl id={`${id}details`} className={css.details}>
        <Detail label={labels.probability} value={offer.probability} />
        {showsEdge && <Detail label={labels.edge} value={offer.edge} />}
      </dl>
      <span id={`${id}reason`} className={css.reason} hidden={!reason}>
        {reason}
      </span>
    </div>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.detail}>
      <dt className={css.detailLabel}>{label}</dt>
      <dd>
        <Percent value={value} size="x-small" />
      </dd>
    </div>
  );
}

/** A drawing of what wins; decorative, because the label says the same. */
function Wins({ of }: { of: string }) {
  if (of === 'rise') return <Icon icon={TrendingUp} tone="accent" />;
  if (of === 'fall') return <Icon icon={TrendingDown} tone="accent" />;
  return (
    // Digits run from left to right in every script.
    <span aria-hidden dir="ltr" className={css.digits}>
      {[...'0123456789'].map((digit) => (
        <span key={digit} className={css.digit} data-wins={of.includes(digit) || undefined} />
      ))}
    </span>
  );
}
