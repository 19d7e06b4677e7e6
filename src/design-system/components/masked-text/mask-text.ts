/** A text in three parts, of which the middle is masked. */
export interface MaskedParts {
  start: string;
  /** An asterisk for each hidden character, up to eight; empty when nothing is hidden. */
  hidden: string;
  end: string;
}

/** More would be a wall, and would tell the length. */
const maxAsterisks = 8;

/** Replaces all but the first and last two characters with asterisks; leaves fewer than four characters as they are. */
export function maskText(text: string): MaskedParts {
  // By grapheme, so that no letter loses its accent.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length < 4) return { start: text, hidden: '', end: '' };
  return {
    start: letters.slice(0, 2).join(''),
    hidden: '*'.repeat(Math.min(letters.length - 4, maxAsterisks)),
    end: letters.slice(-2).join(''),
  };
}
