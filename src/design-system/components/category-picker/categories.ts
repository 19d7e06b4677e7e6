/** The twelve categories by question, with the last digits that win; `up` and `down` compare two prices. */
export const categoryGroups = {
  direction: { up: 'rise', down: 'fall' },
  size: { big: '56789', small: '01234' },
  parity: { odd: '13579', even: '02468' },
  extremes: { 'very-big': '9', 'very-small': '0' },
  pairs: { 'big-odd': '579', 'big-even': '68', 'small-odd': '13', 'small-even': '024' },
} as const;

type Groups = typeof categoryGroups;

export type CategoryGroup = keyof Groups;

/** Names as in the contract. */
export type Category = { [G in CategoryGroup]: keyof Groups[G] }[CategoryGroup];
