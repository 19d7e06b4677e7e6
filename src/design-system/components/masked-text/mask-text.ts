/** Replaces all but the first and last two characters by asterisks; under four characters nothing. */
export function maskText(text: string): string {
  // By what a reader counts as one character, so that no letter is torn from its accent.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length < 4) return text;
  return [...letters.slice(0, 2), '*'.repeat(letters.length - 4), ...letters.slice(-2)].join('');
}
