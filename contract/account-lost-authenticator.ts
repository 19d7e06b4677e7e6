import * as v from 'valibot';
import { exampleInfo, openRemovalState, userInfo } from './account.ts';
import { call } from './call.ts';
import { noRequest, text, ticket, timestamp } from './fields.ts';

export const lostAuthenticatorRequest = v.strictObject({
  ticket,
  /** What the reviewer should know. */
  text: text(1000),
});

/** An open request. Has no device or address: the person asking now may not be the one who asked first. */
const requestedRemoval = v.object({
  state: openRemovalState,
  requested_at: timestamp,
  /** When the server removes the authenticator app; null before the approval. */
  due_at: v.nullable(timestamp),
  /** Whether a request was already open. It stays as it was, without the new text. */
  repeated: v.boolean(),
});

export type RequestedRemoval = v.InferOutput<typeof requestedRemoval>;

export const lostAuthenticatorCalls = {
  'POST index/lostAuthenticator': call({
    summary:
      'Requests the removal of a lost authenticator app, with the ticket of a login that needs its code. An operator reviews it; after the approval, the customer has three days to stop it.',
    access: 'public',
    limit: { max: 10, seconds: 600 },
    request: lostAuthenticatorRequest,
    response: requestedRemoval,
    codes: ['ticket-expired', 'login-password-needed', 'removal-limit'],
    example: {
      request: { ticket: 'dGhpcy1pcy1hLXRpY2tldA', text: 'My phone broke on Friday.' },
      response: { state: 'requested', requested_at: '2026-11-21T08:30:00.000Z', due_at: null, repeated: false },
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
