import * as v from 'valibot';
import { exampleSession, session } from './account.ts';
import { call } from './call.ts';
import { currentPassword, emptyResponse, noRequest, secondFactorCode, ticket, usernameOrEmail } from './fields.ts';
import { exampleUsedCredential, passkeyOptions, usedCredential } from './security-passkeys.ts';

export const loginRequest = v.strictObject({
  username: usernameOrEmail,
  password: currentPassword,
});

export const loginCalls = {
  'POST index/login': call({
    summary:
      'Logs in with a username or an email address; also sets the session cookie. `second-factor-needed` comes with a `ticket` for index/confirmLogin.',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    request: loginRequest,
    response: session,
    codes: ['wrong-credentials', 'second-factor-needed'],
    example: { request: { username: 'demo', password: 'demo-florin' }, response: exampleSession },
  }),
  'POST index/confirmLogin': call({
    summary: 'Completes a login that returned `second-factor-needed` and a ticket; also sets the session cookie.',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    request: v.strictObject({ ticket, code: secondFactorCode }),
    response: session,
    codes: ['second-factor-wrong', 'ticket-expired'],
    example: { request: { ticket: 'dGhpcy1pcy1hLXRpY2tldA', code: '204816' }, response: exampleSession },
  }),
  'POST index/passkeyOptions': call({
    summary:
      'Starts a passkey login, valid for five minutes. Names no customer: the device knows whose passkeys it holds.',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    request: noRequest,
    response: v.object({ ticket, options: passkeyOptions }),
    codes: ['passkeys-unavailable'],
    example: {
      request: {},
      response: {
        ticket: 'dGhpcy1pcy1hLXRpY2tldA',
        options: { challenge: 'dGhpcy1pcy1hLWNoYWxsZW5nZQ', rpId: 'florin.example', userVerification: 'required' },
      },
    },
  }),
  'POST index/passkeyLogin': call({
    summary: 'Logs in with a passkey, which counts as both factors; also sets the session cookie.',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    request: v.strictObject({ ticket, credential: usedCredential }),
    response: session,
    codes: ['passkey-refused', 'passkeys-unavailable', 'ticket-expired'],
    example: {
      request: {
        ticket: 'dGhpcy1pcy1hLXRpY2tldA',
        credential: exampleUsedCredential,
      },
      response: exampleSession,
    },
  }),
  'POST user/logout': call({
    summary: 'Ends this session and clears its cookie. Also succeeds if the session is already gone.',
    access: 'public',
    request: noRequest,
    response: emptyResponse,
    codes: [],
    example: { request: {}, response: {} },
  }),
} as const;
