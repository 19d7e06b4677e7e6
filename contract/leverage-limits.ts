import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, noRequest, positiveAmount, scale, timestamp } from './fields.ts';

/** A customer's own limit: an amount, or empty for none. */
const limitField = v.optional(v.union([v.literal(''), positiveAmount], 'validation:amount-form'));

/**
 * Omitted fields don't change. A lower limit applies at once and cancels a pending higher one. A higher one or none applies after
 * 24 hours, which start over when still higher ones are requested.
 */
export const leverageLimitsRequest = v.strictObject({
  stake_per_day: limitField,
  loss_per_day: limitField,
  /** Hours without entering a room or staking, at most a year. Never shortens a current break. */
  break_hours: v.optional(
    v.pipe(
      v.number('validation:break-hours'),
      v.integer('validation:break-hours'),
      v.minValue(1, 'validation:break-hours'),
      v.maxValue(8760, 'validation:break-hours'),
    ),
  ),
});

const limits = {
  /** Null for no limit. */
  stake_per_day: v.nullable(positiveAmount),
  loss_per_day: v.nullable(positiveAmount),
};

const ownLimits = v.object({
  /** The currency of the amounts here. Stakes in other currencies count at the mid rate. */
  currency: currencyCode,
  scale,
  ...limits,
  /** In all rooms since midnight UTC. Winnings reduce `lost_today`, which is never negative. */
  staked_today: decimal,
  lost_today: decimal,
  /** Stakes of today's open orders. They count as lost until they settle: a stake fits if it stays within the limit together with what is lost and open. */
  open_stakes: decimal,
  /** What of `loss_per_day` is used: lost and open together, rounded once. A server of the former version omits it. */
  loss_used: v.optional(decimal),
  resets_at: timestamp,
  /** Requested higher limits and when they take effect; null if there are none. */
  pending: v.nullable(v.object({ ...limits, from: timestamp })),
  /** The end of the current break, or null. */
  break_until: v.nullable(timestamp),
  /** The server's clock. */
  server_time: timestamp,
});

const exampleLimits = {
  currency: 'USD',
  scale: 2,
  stake_per_day: '100',
  loss_per_day: '50',
  staked_today: '20',
  lost_today: '4.2',
  open_stakes: '10',
  loss_used: '14.2',
  resets_at: '2026-11-22T00:00:00.000Z',
  pending: { stake_per_day: '200', loss_per_day: '50', from: '2026-11-22T08:30:00.000Z' },
  break_until: null,
  server_time: '2026-11-21T08:31:10.000Z',
};

export const leverageLimitCalls = {
  'GET leverage/limits': call({
    summary: 'Returns the customer’s own limits for stakes and losses, and any current break.',
    access: 'customer',
    request: noRequest,
    response: ownLimits,
    codes: [],
    example: { request: {}, response: exampleLimits },
  }),
  'POST leverage/limits': call({
    summary: 'Sets the customer’s limits or starts a break; also works while the rooms are switched off.',
    access: 'customer',
    request: leverageLimitsRequest,
    response: ownLimits,
    codes: [],
    example: { request: { stake_per_day: '200', loss_per_day: '50' }, response: exampleLimits },
  }),
} as const;
