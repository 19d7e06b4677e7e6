import * as v from 'valibot';
import { exampleInfo, userInfo } from './account.ts';
import { call } from './call.ts';
import {
  authenticatorCode,
  currentPassword,
  emptyResponse,
  id,
  noRequest,
  secondFactorCode,
  timestamp,
} from './fields.ts';

export const passwordOnlyRequest = v.strictObject({ password: currentPassword });

export const confirmAuthenticatorRequest = v.strictObject({ code: authenticatorCode });

/** A code of the authenticator app, or a recovery code. */
export const confirmRequest = v.strictObject({ code: secondFactorCode });

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** Each code works once instead of the authenticator app. They are shown only when created. */
const recoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

const exampleRecoveryCodes = { recovery_codes: ['K7QX2-M4TPA', 'W3HRV-6YJ2C'] };

/** The second factor of logins, and passkeys, which replace both factors. */
const factors = v.object({
  /** When the authenticator app was turned on; null while it is off. */
  authenticator_since: v.nullable(timestamp),
  /** How many recovery codes are left. */
  recovery_codes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  passkeys: v.array(
    v.object({
      id,
      name: v.string(),
      /** Whether the vendor's account syncs it to several devices. */
      synced: v.boolean(),
      created_at: timestamp,
      used_at: v.nullable(timestamp),
    }),
  ),
});

export type Factors = v.InferOutput<typeof factors>;

export const secondFactorCalls = {
  'GET user/factors': call({
    summary: 'Returns the state of the authenticator app, the number of recovery codes left, and the passkeys.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      ...factors.entries,
      /** Days that the removal of a lost authenticator app would wait after its approval. */
      removal_waiting_days: v.number(),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        removal_waiting_days: 3,
        authenticator_since: '2026-10-02T17:20:00.000Z',
        recovery_codes: 9,
        passkeys: [
          {
            id: '018f4a1c9d2e7b60',
            name: 'Safari · iPhone',
            synced: true,
            created_at: '2026-10-02T17:24:00.000Z',
            used_at: '2026-11-20T07:00:00.000Z',
          },
        ],
      },
    },
  }),
  'POST user/authenticator': call({
    summary:
      'Starts turning on the authenticator app: returns its new secret. Logins require no code until it is confirmed.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordOnlyRequest,
    response: v.object({
      /** Base32, to type into an app that can't scan the QR code. */
      secret: v.string(),
      /** `otpauth://totp/…`, the content of the QR code. */
      uri: v.string(),
      /** Seconds until the setup expires. */
      expires_in: v.number(),
    }),
    codes: ['wrong-password', 'authenticator-already-on'],
    example: {
      request: { password: 'demo-florin' },
      response: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Florin:demo?issuer=Florin&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
        expires_in: 600,
      },
    },
  }),
  'POST user/confirmAuthenticator': call({
    summary: 'Turns on the authenticator app with its first code, and returns the recovery codes.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: confirmAuthenticatorRequest,
    response: recoveryCodes,
    codes: ['second-factor-wrong', 'authenticator-already-on', 'ticket-expired'],
    example: { request: { code: '204816' }, response: exampleRecoveryCodes },
  }),
  'POST user/confirm': call({
    summary:
      'Confirms with a code that it is the customer. Within five minutes, this session can make one call that returned `second-factor-needed`.',
    access: 'customer',
    limit: { max: 30, seconds: 600 },
    request: confirmRequest,
    response: emptyResponse,
    codes: ['second-factor-wrong', 'authenticator-off'],
    example: { request: { code: '204816' }, response: {} },
  }),
  'POST user/removeAuthenticator': call({
    summary: 'Turns off the authenticator app and invalidates its recovery codes. Withdrawals are held for 24 hours.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordOnlyRequest,
    response: v.object({ info: userInfo }),
    codes: ['wrong-password', 'second-factor-needed', 'authenticator-off'],
    example: { request: { password: 'demo-florin' }, response: { info: exampleInfo } },
  }),
  'POST user/recoveryCodes': call({
    summary: 'Creates ten new recovery codes and invalidates the old ones.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordOnlyRequest,
    response: recoveryCodes,
    codes: ['wrong-password', 'second-factor-needed', 'authenticator-off'],
    example: { request: { password: 'demo-florin' }, response: exampleRecoveryCodes },
  }),
} as const;
