import { maskText } from './mask-text.ts';

export interface MaskedTextProps {
  /** A name, an e-mail, a phone, a card number. Never an address that money goes to: that shows in full. */
  text: string;
}

/** Keeps the first and the last two characters; shorter than four shows as it is. Use RevealText for the customer's own data. */
export function MaskedText({ text }: MaskedTextProps) {
  const { start, hidden, end } = maskText(text);
  if (hidden === '') return <FullText text={text} />;
  return (
    <span dir="auto" translate="no" className="inline-flex max-w-full">
      <span aria-hidden className="flex min-w-0">
        <span className="shrink-0">{start}</span>
        {/* Where there is no room, whole asterisks go to lines that are not seen: what is known of the text stays together. */}
        <span data-asterisks className="h-lh overflow-hidden wrap-anywhere text-muted">
          {hidden}
        </span>
        <span className="shrink-0">{end}</span>
      </span>
      {/* Nobody wants to hear twelve asterisks. */}
      <span className="sr-only">{`${start} … ${end}`}</span>
    </span>
  );
}

/** The same text, not masked. */
export function FullText({ text }: MaskedTextProps) {
  return (
    <span dir="auto" translate="no" className="wrap-anywhere">
      {text}
    </span>
  );
}
