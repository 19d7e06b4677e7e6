import type { ResponseOf } from '#contract/index';

export type LeverageOrder = ResponseOf<'GET leverage/records'>['items'][number];

/** How the design system draws each result of an order. */
export const outcomes = { won: 'won', lost: 'lost', returned: 'refunded' } as const;
