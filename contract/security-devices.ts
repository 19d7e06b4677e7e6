import * as v from 'valibot';
import { call } from './call.ts';
import { id, listOf, emptyResponse, noRequest, pageQuery, timestamp } from './fields.ts';

export const loginKinds = [
  /** From before the method was recorded. */
  'login',
  /** Without a second factor. */
  'login-password',
  /** With a code of the authenticator app, after the password or after an emailed code and a new password. */
  'login-app',
  /** The same with a recovery code. */
  'login-recovery-code',
  /** With a new password set with a code by email, without a second factor. */
  'login-email-code',
  /** With a passkey, which is both factors. */
  'login-passkey',
] as const;

/** What the history of an account tells. */
export const activityKinds = [
  'registered',
  ...loginKinds,
  /** A login with a wrong password. */
  'failed-login',
  /** A login or recovery whose first step was correct, with a wrong code. */
  'failed-login-code',
  /** A login with a passkey of the account that wasn't valid. */
  'failed-login-passkey',
  /** A wrong login password for a change that requires it. */
  'failed-password',
  'failed-fund-password',
  /** A wrong code for a change that requires one. */
  'failed-code',
  /** A passkey that wasn't valid, or not of this account, for a change that requires one or a code. */
  'failed-passkey',
  'logout',
  /** A device was logged out from another one, or by a new login password or email. */
  'session-ended',
  'password-changed',
  'password-recovered',
  'email-changed',
  /** An email came back from the customer's address. */
  'email-bounced',
  'fund-password-set',
  'fund-password-changed',
  'fund-password-recovered',
  'authenticator-on',
  'authenticator-off',
  /** Someone with the login password, or a code by email, asked to remove a lost authenticator app. */
  'removal-requested',
  'removal-approved',
  'removal-refused',
  'removal-stopped',
  /** The customer turned the app off while its removal was requested or waiting. */
  'removal-obsolete',
  /** The lost authenticator app was removed at the end of the waiting time. */
  'authenticator-removed',
  'recovery-codes-made',
  /** A recovery code was used instead of the authenticator app. */
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  /** From then on, withdrawals go to saved addresses only. */
  'saved-addresses-only',
  /** That ends in 24 hours. */
  'saved-addresses-only-ending',
  /** A new address, while withdrawals go to saved addresses only. */
  'address-saved',
  'card-bound',
  'card-removed',
  'nickname-changed',
  'avatar-changed',
  'verification-submitted',
  'verification-completed',
  /** It needs correction. */
  'verification-returned',
  'data-exported',
  'closure-requested',
  'closure-canceled',
] as const;

/** How someone logged in, as it is recorded now. */
export type LoginKind = Exclude<(typeof loginKinds)[number], 'login'>;

export type ActivityKind = (typeof activityKinds)[number];

export const deviceCalls = {
  'GET user/sessions': call({
    summary: 'Returns the devices that are logged in, most recently used first.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      items: v.array(
        v.object({
          id,
          device: v.string(),
          address: v.string(),
          current: v.boolean(),
          created_at: timestamp,
          seen_at: timestamp,
        }),
      ),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        items: [
          {
            id: '018f4a1c9d2e',
            device: 'Safari · iPhone',
            address: '203.0.113.7',
            current: true,
            created_at: '2026-11-20T07:00:00.000Z',
            seen_at: '2026-11-21T08:30:00.000Z',
          },
        ],
      },
    },
  }),
  'POST user/endSession': call({
    summary: 'Logs out one device; `others` logs out all but this one.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: v.strictObject({ id: v.union([v.literal('others'), id]) }),
    response: emptyResponse,
    codes: ['not-found'],
    example: { request: { id: 'others' }, response: {} },
  }),
  'GET user/activity': call({
    summary: 'Returns logins and security changes, newest first.',
    access: 'customer',
    request: pageQuery,
    response: listOf(
      v.object({
        id,
        kind: v.picklist(activityKinds),
        /** The browser and system, and the IP address; null for what no device did. */
        device: v.nullable(v.string()),
        address: v.nullable(v.string()),
        /** The device that was logged out, with `session-ended`. */
        ended_device: v.nullable(v.string()),
        created_at: timestamp,
      }),
    ),
    codes: [],
    example: {
      request: { page: '1' },
      response: {
        items: [
          {
            id: '91',
            kind: 'login-password',
            device: 'Safari · iPhone',
            address: '203.0.113.7',
            ended_device: null,
            created_at: '2026-11-20T07:00:00.000Z',
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
} as const;
