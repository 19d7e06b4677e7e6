import * as v from 'valibot';
import { exampleInfo, openRemoval, userInfo } from './account.ts';
import { call } from './call.ts';
import { currentPassword, noRequest, text, ticket } from './fields.ts';

/** What the reviewer should know. */
const reason = text(1000);

export const lostAuthenticatorRequest = v.strictObject({ ticket, text: reason });

/** The same by a customer who is logged in. */
export const ownLostAuthenticatorRequest = v.strictObject({ password: currentPassword, text: reason });

/** Whether a request was already open. It stays as it was, without the new text. */
const repeated = v.boolean();

const exampleRemoval = {
  state: 'requested',
  proof: 'password',
  waiting_days: 3,
  requested_at: '2026-11-21T08:30:00.000Z',
  due_at: null,
} as const;

export const lostAuthenticatorCalls = {
  'POST index/authenticatorRemoval': call({
    summary:
      'Returns, with the ticket of a login or a password reset that needs a code, how long the removal of a lost authenticator app would wait, and the one that is open.',
    access: 'public',
    limit: { max: 200, seconds: 600 },
    request: v.strictObject({ ticket }),
    response: v.object({
      /** Days from an approval to the removal, by what the ticket proves. */
      waiting_days: v.number(),
      /** Has no device or address: the person asking now may not be the one who asked first. */
      removal: v.nullable(openRemoval),
    }),
    codes: ['ticket-expired'],
    example: {
      request: { ticket: 'dGhpcy1pcy1hLXRpY2tldA' },
      response: { waiting_days: 3, removal: exampleRemoval },
    },
  }),
  'POST index/lostAuthenticator': call({
    summary:
      'Requests the removal of a lost authenticator app, with the ticket of a login or a password reset that needs its code. An operator reviews it; after the approval, the customer has three days to stop it, and seven where the ticket proves the email address only.',
    access: 'public',
    limit: { max: 10, seconds: 600 },
    request: lostAuthenticatorRequest,
    response: v.object({ ...openRemoval.entries, repeated }),
    codes: ['ticket-expired', 'removal-limit'],
    example: {
      request: { ticket: 'dGhpcy1pcy1hLXRpY2tldA', text: 'My phone broke on Friday.' },
      response: { ...exampleRemoval, repeated: false },
    },
  }),
  'POST user/lostAuthenticator': call({
    summary: 'Requests the removal of a lost authenticator app on a device that is still logged in.',
    access: 'customer',
    limit: { max: 10, seconds: 600 },
    request: ownLostAuthenticatorRequest,
    response: v.object({ info: userInfo, repeated }),
    codes: ['wrong-password', 'authenticator-off', 'removal-limit'],
    example: {
      request: { password: 'demo-florin', text: 'My phone broke on Friday.' },
      response: {
        info: {
          ...exampleInfo,
          authenticator_removal: { ...exampleRemoval, device: 'Safari · iPhone', address: '203.0.113.7' },
        },
        repeated: false,
      },
    },
  }),
  'POST user/stopRemoval': call({
    summary: 'Stops the removal of the authenticator app. Also succeeds if none is open.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: noRequest,
    response: v.object({ info: userInfo }),
    codes: [],
    example: { request: {}, response: { info: exampleInfo } },
  }),
} as const;
