/** Masks all but the first and last two characters. Texts under four characters stay as they are. */
export function mask(text: string): string {
  // Segment by grapheme, so that a letter isn't separated from its accent.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length < 4) return text;
  return [...letters.slice(0, 2), '*'.repeat(letters.length - 4), ...letters.slice(-2)].join('');
}
