import * as v from 'valibot';
import { call } from './call.ts';
import { base64Url, emptyResponse, id, passkeyName, ticket } from './fields.ts';
import { passwordOnlyRequest } from './security-second-factor.ts';

export const passkeyNameRequest = v.strictObject({ id, name: passkeyName });

export const removePasskeyRequest = v.strictObject({ id, ...passwordOnlyRequest.entries });

/** Options for the browser, in the JSON form of Web Authentication, level 3. */
export const passkeyOptions = v.record(v.string(), v.unknown());

const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: v.literal('public-key', 'validation:required'),
  authenticatorAttachment: v.optional(v.nullable(v.picklist(['platform', 'cross-platform']))),
};

/** A new passkey: the part of `RegistrationResponseJSON` of Web Authentication, level 3, that the server reads. */
const newCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10))),
  }),
});

/** A use of a passkey, to log in or to confirm: `AuthenticationResponseJSON` of Web Authentication, level 3. */
export const usedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(8000),
    userHandle: v.optional(v.nullable(base64Url(200))),
  }),
});

export type NewCredential = v.InferOutput<typeof newCredential>;
export type UsedCredential = v.InferOutput<typeof usedCredential>;

export const exampleUsedCredential = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: null },
};

export const passkeyCalls = {
  'POST user/confirmWithPasskey': call({
    summary:
      'Confirms with a passkey, as user/confirm does with a code. The ticket and the options come from index/passkeyOptions.',
    access: 'customer',
    limit: { max: 30, seconds: 600 },
    request: v.strictObject({ ticket, credential: usedCredential }),
    response: emptyResponse,
    codes: ['passkey-refused', 'passkeys-unavailable', 'ticket-expired', 'authenticator-off'],
    example: {
      request: {
        ticket: 'dGhpcy1pcy1hLXRpY2tldA',
        credential: exampleUsedCredential,
      },
      response: {},
    },
  }),
  'POST user/passkeyOptions': call({
    summary: 'Starts adding a passkey, valid for five minutes.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordOnlyRequest,
    response: v.object({ options: passkeyOptions }),
    codes: ['wrong-password', 'second-factor-needed', 'passkey-limit', 'passkeys-unavailable'],
    example: {
      request: { password: 'demo-florin' },
      response: { options: { challenge: 'dGhpcy1pcy1hLWNoYWxsZW5nZQ', rp: { id: 'florin.example', name: 'Florin' } } },
    },
  }),
  'POST user/addPasskey': call({
    summary: 'Adds the passkey that the device created.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: v.strictObject({ name: passkeyName, credential: newCredential }),
    response: v.object({ id }),
    codes: ['passkey-refused', 'passkey-limit', 'passkeys-unavailable', 'ticket-expired'],
    example: {
      request: {
        name: 'Safari · iPhone',
        credential: {
          id: 'a2V5',
          rawId: 'a2V5',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'o2M', transports: ['internal'] },
        },
      },
      response: { id: '018f4a1c9d2e7b60' },
    },
  }),
  'POST user/renamePasskey': call({
    summary: 'Renames a passkey.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: passkeyNameRequest,
    response: emptyResponse,
    codes: ['not-found'],
    example: { request: { id: '018f4a1c9d2e7b60', name: 'Work phone' }, response: {} },
  }),
  'POST user/removePasskey': call({
    summary: 'Removes a passkey; it can no longer be used to log in.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: removePasskeyRequest,
    response: emptyResponse,
    codes: ['wrong-password', 'second-factor-needed', 'not-found'],
    example: { request: { id: '018f4a1c9d2e7b60', password: 'demo-florin' }, response: {} },
  }),
} as const;
