import { useId, useMemo, useRef, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Amount, type AmountProps } from '../amount/index.ts';
import { KeyValueList, type KeyValueItem } from '../key-value-list/index.ts';
import { Rosette } from '../rosette/index.ts';
import { issuer as issuerClass, receipt as receiptClass } from './receipt.css.ts';
import { ReceiptActions, type ReceiptActionLabels } from './receipt-actions.tsx';
import { recordHash, type CanonicalRecord } from './record-hash.ts';

export interface ReceiptProps extends NativeProps<HTMLElement> {
  /** What happened: "Conversion complete". */
  title: ReactNode;
  /**
   * Moves the focus to the title when it appears, since the button that was pressed is gone; unless the customer is
   * elsewhere meanwhile: in a bar, a sheet, a message.
   */
  focusTitle?: boolean;
  /** The figure in the middle of the rosette. */
  amount: Omit<AmountProps, 'size' | 'notation' | 'columnDigits'>;
  /** Below the amount, a few words: "for 250.00 USDT". */
  description?: ReactNode;
  /** All that was agreed, in reading order. */
  items: readonly KeyValueItem[];
  /** The same facts as stored, whose hash draws the rosette. Never changes once the order is finished. */
  record: CanonicalRecord;
  /** Name of the product, on paper and in the image. */
  issuer: string;
  /** Name of the image, without its extension: "receipt-F26112100042". */
  fileName: string;
  /** The buttons, and the two lines beside the small rosette. */
  labels: ReceiptActionLabels & {
    /** "The pattern is drawn from this record’s hash". */
    pattern: string;
    /** "Every copy of this receipt shows the same pattern." */
    copies: string;
  };
}

/** Characters that fit beside each other in the middle of the rosette on a 320 px phone; the code may stand below. */
const room = [
  ['x-large', 10],
  ['large', 14],
  ['medium', 18],
] as const;

function sizeOf({ value, scale = 6, minDigits = scale }: ReceiptProps['amount']): AmountProps['size'] {
  const [whole = '', decimals = ''] = value.split('.');
  // With separators, sign and point.
  const length = (whole.length * 4) / 3 + Math.min(scale, Math.max(minDigits, decimals.length)) + 2;
  return room.find(([, characters]) => length <= characters)?.[0] ?? 'small';
}

/** The document of a finished order: amount first, then all that was agreed. Shared or saved as an image, and printed. */
export function Receipt(props: ReceiptProps) {
  const { title, focusTitle = false, amount, description, items, record, issuer, fileName, labels, ...rest } = props;
  const { ref, ...native } = rest;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const merged = useMergedRef(article, ref);
  const hash = useMemo(() => recordHash(record), [record]);
  return (
    <div className="flex flex-col gap-4">
      <article
        {...native}
        ref={merged}
        data-receipt="screen"
        data-paper
        aria-labelledby={id}
        className={`flex flex-col gap-2 rounded-card border border-line bg-surface p-4 ${receiptClass}`}
      >
        <p className={`text-center font-medium ${issuerClass}`}>{issuer}</p>
        {/* As wide as the card, whose padding the outermost waves may touch. */}
        <div className="-mx-3 grid place-items-center *:col-start-1 *:row-start-1">
          <Rosette hash={hash} />
          <div className="flex w-2/5 min-w-44 flex-col items-center gap-1 text-center text-balance">
            <h2
              ref={focusTitle ? focusOnce : undefined}
              id={id}
              tabIndex={focusTitle ? -1 : undefined}
              // With enlarged text, it grows as far as long words still fit into the rosette.
              className="max-w-36 text-14 text-[length:min(0.875rem,20px)] text-muted outline-none"
            >
              {title}
            </h2>
            <Amount {...amount} size={sizeOf(amount)} />
            {description && <p className="max-w-36 text-14 text-muted">{description}</p>}
          </div>
        </div>
        <div className="border-t border-line">
          <KeyValueList items={items} />
        </div>
        <div className="flex items-center gap-3 border-t border-line pt-3">
          <Rosette hash={hash} size="small" />
          <p className="flex flex-col text-12 text-muted text-pretty">
            <span>{labels.pattern}</span>
            <span dir="ltr" translate="no" className="text-start text-ink">
              {`${spaced(hash.slice(0, 8))} … ${spaced(hash.slice(-8))}`}
            </span>
            <span>{labels.copies}</span>
          </p>
        </div>
      </article>
      <ReceiptActions receipt={article} fileName={fileName} labels={labels} />
    </div>
  );
}

function focusOnce(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest('main')) heading?.focus();
}

const spaced = (digits: string): string => digits.replaceAll(/.{4}(?=.)/gu, '$& ');
