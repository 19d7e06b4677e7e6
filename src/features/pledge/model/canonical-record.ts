import type { Term } from './term.ts';

/** What a term agreed, in the order that its receipt hashes. */
const keys = [
  'number',
  'amount',
  'opened_at',
  'matures_at',
  'interest_at_maturity',
] as const satisfies readonly (keyof Term)[];

/** Returns the part of a term that never changes, as the server stores it; of a closed one, with how it ended. */
export const canonicalRecord = (term: Term) => [
  ...keys.map((key) => [key, term[key]] as const),
  ['product', term.product.id] as const,
  ...(term.closed_at === null || term.received === null
    ? []
    : [['closed_at', term.closed_at] as const, ['received', term.received] as const]),
];
