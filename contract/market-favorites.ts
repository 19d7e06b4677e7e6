import * as v from 'valibot';
import { call } from './call.ts';
import { noRequest } from './fields.ts';
import { marketSymbol } from './market.ts';

/** How many markets a customer can mark as favorites. */
export const favoriteLimit = 200;

const favorites = v.object({
  /** In the customer's order. */
  symbols: v.array(marketSymbol),
});

const example = { symbols: ['BTC-USD', 'SOL-USD'] };

export const marketFavoriteCalls = {
  'GET market/favorites': call({
    summary: 'Returns the favorite markets.',
    access: 'customer',
    request: noRequest,
    response: favorites,
    codes: [],
    example: { request: {}, response: example },
  }),
  'POST market/favorites': call({
    summary: 'Replaces the favorite markets, and returns them without duplicates and without markets that don’t exist.',
    access: 'customer',
    request: v.strictObject({
      symbols: v.pipe(
        v.array(marketSymbol, 'validation:symbol'),
        v.maxLength(favoriteLimit, 'validation:too-many-markets'),
      ),
    }),
    response: favorites,
    codes: [],
    example: { request: example, response: example },
  }),
} as const;
