import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, noRequest, positiveAmount, timestamp } from './fields.ts';

/** An own limit in a form: an amount, or empty for none. */
const limitField = v.optional(v.union([v.literal(''), positiveAmount], 'validation:amount-form'));

/** A field that is left out stays as it is. Lower counts at once, higher or none after 24 hours. */
export const leverageLimitsRequest = v.strictObject({
  stake_per_day: limitField,
  loss_per_day: limitField,
  /** Hours from now without entering a room or staking; never shortens a break under way. At most a year. */
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
  /** What the amounts here are in; stakes in other currencies count at mid rate. */
  currency: currencyCode,
  ...limits,
  /** Over all rooms since midnight UTC; what was won is taken off `lost_today`, which is never below zero. */
  staked_today: decimal,
  lost_today: decimal,
  resets_at: timestamp,
  /** Higher limits that were asked for, and when they begin to count; null when there are none. */
  pending: v.nullable(v.object({ ...limits, from: timestamp })),
  /** The end of a break under way, or null. */
  break_until: v.nullable(timestamp),
});

const exampleLimits = {
  currency: 'USD',
  stake_per_day: '100',
  loss_per_day: '50',
  staked_today: '20',
  lost_today: '4.2',
  resets_at: '2026-11-22T00:00:00.000Z',
  pending: { stake_per_day: '200', loss_per_day: '50', from: '2026-11-22T08:30:00.000Z' },
  break_until: null,
};

export const leverageLimitCalls = {
  'GET leverage/limits': call({
    summary: 'Returns the customer’s own limits for stakes and losses, and any current break.',
    access: 'customer',
    request: noRequest,
    response: ownLimits,
    codes: [],
    example: { request: {}, response: exampleLimits },
    planned: true,
  }),
  'POST leverage/limits': call({
    summary: 'Sets the customer’s limits or starts a break; also works while the rooms are switched off.',
    access: 'customer',
    request: leverageLimitsRequest,
    response: ownLimits,
    codes: [],
    example: { request: { stake_per_day: '200', loss_per_day: '50' }, response: exampleLimits },
    planned: true,
  }),
} as const;
