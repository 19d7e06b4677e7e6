import * as v from 'valibot';
import { calendarDay, hash, id, positiveAmount, priceScale, timestamp } from './fields.ts';
import { leverageCategory, leverageRoomName } from './leverage-rooms.ts';
import { leverageCategories } from './leverage-rules.ts';
import { marketSymbol } from './market.ts';

/** More than any proof has: it begins at most a day and an hour before the period, which lasts at most a day. */
const MAX_DAYS = 4;
const MAX_OPENINGS = 1_500;

/** Everything needed to compute opening price, close price and result of a period. Browsers check it with this before they verify it. */
export const leverageProof = v.object({
  period: id,
  room: leverageRoomName,
  symbol: marketSymbol,
  /** Decimal places of the market's prices. The last digit decides. */
  scale: priceScale,
  starts_at: timestamp,
  ends_at: timestamp,
  /** `running` until `ends_at`, then `settling` until the close price is fixed. */
  status: v.picklist(['running', 'settling', 'settled']),
  opening_price: positiveAmount,
  /** Null until it is fixed, or if no seed proves it in time, so that every stake was returned. */
  close_price: v.nullable(positiveAmount),
  won: v.pipe(v.array(leverageCategory), v.maxLength(leverageCategories.length)),
  /** The price source, such as `simulator`. */
  source: v.string(),
  /**
   * For the simulator, the days from the first opening to the period's end, in order. That opening is the latest one at least an
   * hour before the period, if nothing interrupted the prices since. Every price follows from it and one seed per day; see
   * market/commitments. Empty for another source, which proves nothing.
   */
  days: v.pipe(
    v.array(
      v.object({
        day: calendarDay,
        chain_end: hash,
        /** Before the first minute of this proof on that day. */
        published_at: timestamp,
        /** The market's state at full precision. The first one of the proof is where it begins; the others must follow from it. */
        openings: v.pipe(
          v.array(v.object({ minute: timestamp, price: positiveAmount, anchor: positiveAmount })),
          v.maxLength(MAX_OPENINGS),
        ),
        /**
         * The seed of the last minute of the day that counts. Hashing it gives the earlier ones. Null until the period is over.
         */
        revealed: v.nullable(v.object({ minute: timestamp, seed: hash })),
      }),
    ),
    v.maxLength(MAX_DAYS),
  ),
});

export type LeverageProof = v.InferOutput<typeof leverageProof>;
