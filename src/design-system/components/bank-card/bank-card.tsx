import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { MaskedText } from '../masked-text/index.ts';
import { cardClass } from './bank-card.variants.ts';

export interface BankCardProps extends NativeProps<HTMLDivElement> {
  /** `Sample Savings Bank`. */
  bankName: string;
  /** The masked number, an asterisk for each hidden digit: `41************11`. */
  number: string;
  /** Shown masked, whether it comes so or not: `Ma*********le`. */
  holder: string;
  /** `Visa`; absent if it isn't known. */
  brand?: string;
  /** Its state, at the bottom: a StatusChip. */
  status?: ReactNode;
  /** In the corner: an IconButton that removes it. */
  action?: ReactNode;
  /** Something is being done with it, such as removing it. */
  busy?: boolean;
}

/** A bound bank card. A choice between several is a BankCardPicker. */
export function BankCard(props: BankCardProps) {
  const { bankName, number, holder, brand, status, action, busy = false, ...native } = props;
  const id = useId();
  return (
    <div
      {...native}
      role="group"
      aria-labelledby={`${id}-bank ${id}-number`}
      aria-busy={busy || undefined}
      className={cardClass({ state: busy ? 'busy' : 'plain' })}
    >
      <MilledEdge />
      <span className="flex min-h-target shrink-0 flex-wrap items-start justify-between gap-x-3">
        <span
          id={`${id}-bank`}
          className="max-w-full min-w-12 grow basis-[min-content] py-1.5 text-16 font-medium wrap-break-word"
        >
          {bankName}
        </span>
        {action && <span className="-me-2.5 ms-auto">{action}</span>}
      </span>
      <span id={`${id}-number`} className="my-auto py-3">
        <span className="block text-16 @min-[18rem]:text-20">
          <CardDigits number={number} />
        </span>
      </span>
      <span className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 text-14">
        <span className="min-w-0">
          <MaskedText text={holder} />
        </span>
        {(status || brand) && (
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            {status && <span className="rounded-round bg-surface">{status}</span>}
            {brand && (
              <span translate="no" className="font-medium whitespace-nowrap">
                {brand}
              </span>
            )}
          </span>
        )}
      </span>
    </div>
  );
}

/** In groups of four, dots for hidden digits. Screen readers read the digits that are known. */
export function CardDigits({ number }: { number: string }) {
  const groups = number.replaceAll('*', '•').match(/.{1,4}/gu) ?? [];
  return (
    <span dir="ltr" className="block font-mono" translate="no">
      <span aria-hidden className="flex flex-wrap gap-x-[1ch]">
        {groups.map((group, index) => (
          // A fixed set of places, so the index is the key.
          <span key={index}>{group}</span>
        ))}
      </span>
      <span className="sr-only">{number.replaceAll(/\*+/gu, ' … ')}</span>
    </span>
  );
}

/** The rim of a coin, cut off by the corner. */
function MilledEdge() {
  return (
    <span aria-hidden className="absolute inset-0 -z-1 overflow-hidden rounded-card forced-colors:hidden">
      <svg viewBox="0 0 200 200" fill="none" className="absolute -end-24 -bottom-32 size-56 stroke-accent opacity-25">
        <circle cx="100" cy="100" r="94" strokeWidth="10" strokeDasharray="1.5 3" />
        <circle cx="100" cy="100" r="84" />
      </svg>
    </span>
  );
}
