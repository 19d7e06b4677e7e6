/** A text in three parts, the middle of which is replaced. */
export interface MaskedParts {
  start: string;
  /** An asterisk for each hidden character; empty when nothing is hidden. */
  hidden: string;
  end: string;
}

/** Replaces all but the first and last two characters by asterisks; under four characters nothing. */
export function maskText(text: string): MaskedParts {
  // By what a reader counts as one character, so that no letter is torn from its accent.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length < 4) return { start: text, hidden: '', end: '' };
  return {
    start: letters.slice(0, 2).join(''),
    hidden: '*'.repeat(letters.length - 4),
    end: letters.slice(-2).join(''),
  };
}
