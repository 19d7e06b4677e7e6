import * as v from 'valibot';
import { exampleInfo, userInfo } from './account.ts';
import { call } from './call.ts';
import { currencyCode, decimal, noRequest, timestamp } from './fields.ts';
import { passwordOnlyRequest } from './security-second-factor.ts';

export const closeRequest = v.strictObject({
  ...passwordOnlyRequest.entries,
  /** Whether the customer forfeits the remainder from `GET user/closing`. */
  forfeit_remainder: v.optional(v.boolean(), false),
});

/** What blocks closing an account. */
export const closureBlockers = [
  'balance',
  'deposit',
  'withdrawal',
  'order',
  'counter-order',
  'leverage-order',
  'pledge',
  'verification',
] as const;

export type ClosureBlocker = (typeof closureBlockers)[number];

const balances = v.array(v.object({ currency: currencyCode, amount: decimal }));

export const privacyCalls = {
  'POST user/export': call({
    summary: 'Returns everything stored about the customer, for download.',
    access: 'customer',
    readsHistory: true,
    limit: { max: 5, seconds: 3600 },
    request: passwordOnlyRequest,
    response: v.object({
      made_at: timestamp,
      /** By section: one object, or records, oldest first, in the form of the API. */
      data: v.record(v.string(), v.unknown()),
    }),
    codes: ['wrong-password', 'second-factor-needed'],
    example: {
      request: { password: 'demo-florin' },
      response: { made_at: '2026-11-21T08:30:00.000Z', data: { account: { username: 'demo' }, sessions: [] } },
    },
  }),
  'GET user/closing': call({
    summary: 'Returns whether the account can be closed, what blocks it, and when it closes if closure was requested.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      /** When the account closes; null if no closure is scheduled. */
      closes_at: v.nullable(timestamp),
      /** Days between the request and the closure, in which it can be canceled. */
      wait_days: v.number(),
      blockers: v.array(v.picklist(closureBlockers)),
      /** Amounts that must be withdrawn first. */
      balances,
      /** Amounts too small to withdraw, less than one USDT in total, which can be forfeited. */
      remainder: balances,
    }),
    codes: [],
    example: {
      request: {},
      response: {
        closes_at: null,
        wait_days: 14,
        blockers: ['balance'],
        balances: [{ currency: 'USDT', amount: '1250.5' }],
        remainder: [],
      },
    },
  }),
  'POST user/close': call({
    summary: 'Requests closure of the account. Nothing changes for 14 days, during which the request can be canceled.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: closeRequest,
    response: v.object({ info: userInfo }),
    codes: ['wrong-password', 'second-factor-needed', 'account-not-empty'],
    example: {
      request: { password: 'demo-florin', forfeit_remainder: false },
      response: { info: { ...exampleInfo, closes_at: '2026-12-05T08:30:00.000Z' } },
    },
  }),
  'POST user/keepOpen': call({
    summary: 'Cancels the closure. Also succeeds if none was requested.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: noRequest,
    response: v.object({ info: userInfo }),
    codes: [],
    example: { request: {}, response: { info: exampleInfo } },
  }),
} as const;
