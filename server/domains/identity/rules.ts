/** How long a review usually takes: the sandbox's operator is automatic, people take a day. */
export const reviewMinutes = { sandbox: 1, live: 1440 } as const;

/** Masks all but the first and last two characters. Names under four characters stay as they are. */
export function maskName(name: string): string {
  // Segment by grapheme, so that a letter isn't separated from its accent.
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length < 4) return name;
  return [...letters.slice(0, 2), '*'.repeat(letters.length - 4), ...letters.slice(-2)].join('');
}
