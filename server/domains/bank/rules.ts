/** As many as a person uses. */
export const CARD_LIMIT = 10;

// One order of letters for every language, in which case and accents make no difference.
const letters = new Intl.Collator('en', { sensitivity: 'base' });

const oneSpaced = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Returns whether two names are the same, ignoring case and accents. */
export const isSameName = (one: string, other: string): boolean =>
  letters.compare(oneSpaced(one), oneSpaced(other)) === 0;

/** The cipher context of a card's number. */
export const sealContext = (customer: string): string => `card ${customer}`;
