import * as v from 'valibot';
import { exampleInfo, userInfo } from './account.ts';
import { call } from './call.ts';
import { currencyCode, decimal, noRequest, timestamp } from './fields.ts';
import { passwordOnlyRequest } from './security-second-factor.ts';

export const closeRequest = v.strictObject({
  ...passwordOnlyRequest.entries,
  /** Whether the remainder that `GET user/closure` names is forfeited. */
  forfeit_remainder: v.optional(v.boolean(), false),
});

/** What keeps an account from being closed, each with where it can be ended. */
export const closureBlockers = ['balance', 'deposit', 'order', 'verification'] as const;

export type ClosureBlocker = (typeof closureBlockers)[number];

const balances = v.array(v.object({ currency: currencyCode, amount: decimal }));

export const privacyCalls = {
  'POST user/export': call({
    summary: 'Returns everything stored about the customer, for download.',
    access: 'customer',
    limit: { max: 5, seconds: 3600 },
    request: passwordOnlyRequest,
    response: v.object({
      made_at: timestamp,
      /** By kind: one object, or the records, oldest first, as the API returns them. */
      data: v.record(v.string(), v.unknown()),
    }),
    codes: ['wrong-password'],
    example: {
      request: { password: 'demo-florin' },
      response: { made_at: '2026-11-21T08:30:00.000Z', data: { account: { username: 'demo' }, sessions: [] } },
    },
  }),
  'GET user/closure': call({
    summary: 'Returns whether the account can be closed, what blocks it, and when it closes if closure was requested.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      /** When it closes; null unless it was asked for. */
      closes_at: v.nullable(timestamp),
      /** Days between asking and closing, in which it can be taken back. */
      wait_days: v.number(),
      blockers: v.array(v.picklist(closureBlockers)),
      /** Money that has to be withdrawn first. */
      balances,
      /** Too little to be withdrawn, worth less than one USDT in all: it can be given up. */
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
    codes: ['wrong-password', 'account-not-empty'],
    example: {
      request: { password: 'demo-florin', forfeit_remainder: false },
      response: { info: { ...exampleInfo, closes_at: '2026-12-05T08:30:00.000Z' } },
    },
  }),
  'POST user/cancelClosure': call({
    summary: 'Cancels the closure. Also succeeds if none was requested.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: noRequest,
    response: v.object({ info: userInfo }),
    codes: [],
    example: { request: {}, response: { info: exampleInfo } },
  }),
} as const;
