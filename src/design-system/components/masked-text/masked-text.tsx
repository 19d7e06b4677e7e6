import { maskText } from './mask-text.ts';

export interface MaskedTextProps {
  /** A name, an e-mail, a phone, a card number. Never an address that money goes to: that shows in full. */
  text: string;
}

/** Keeps the first and the last two characters; shorter than four shows as it is. */
export function MaskedText({ text }: MaskedTextProps) {
  return (
    <span translate="no" className="wrap-anywhere">
      {maskText(text)}
    </span>
  );
}
