/** Minutes that a review usually takes: the sandbox's operator is automatic, people take a day. */
export const reviewMinutes = { sandbox: 1, live: 1440 } as const;

/** All but the first and last two characters as asterisks; under four characters nothing is hidden. */
export function maskName(name: string): string {
  // By what a reader counts as one character, so that no letter is torn from its accent.
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length < 4) return name;
  return [...letters.slice(0, 2), '*'.repeat(letters.length - 4), ...letters.slice(-2)].join('');
}
