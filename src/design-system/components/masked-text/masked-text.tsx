import type { NativeProps } from '../../theme/native-props.ts';
import { maskText } from './mask-text.ts';

export interface MaskedTextProps extends NativeProps<HTMLSpanElement> {
  /** A name, email, phone or card number. Never an address that money goes to, which shows in full. */
  text: string;
}

/**
 * Masks all but the first and last two characters; shows fewer than four as they are. For the customer's own data use
 * RevealText.
 */
export function MaskedText({ text, ...native }: MaskedTextProps) {
  const { start, hidden, end } = maskText(text);
  if (hidden === '') return <FullText {...native} text={text} />;
  return (
    <span {...native} dir="auto" translate="no" className="inline-flex max-w-full">
      <span aria-hidden className="flex min-w-0">
        <span className="shrink-0">{start}</span>
        {/* If space is short, asterisks wrap to hidden lines, so that the visible parts stay together. */}
        <span data-asterisks className="h-lh overflow-hidden wrap-anywhere text-muted">
          {hidden}
        </span>
        <span className="shrink-0">{end}</span>
      </span>
      {/* Screen readers would read every asterisk. */}
      <span className="sr-only">{`${start} … ${end}`}</span>
    </span>
  );
}

/** The same text, not masked. */
export function FullText({ text, ...native }: MaskedTextProps) {
  return (
    <span {...native} dir="auto" translate="no" className="wrap-anywhere">
      {text}
    </span>
  );
}
