import * as v from 'valibot';
import { exampleInfo, userInfo } from './account.ts';
import { call } from './call.ts';
import { crossCheck } from './cross-check.ts';
import { filename, fullName, idNumber, identityDocument, noRequest, realStatusField, timestamp } from './fields.ts';

export const realAuthRequest = v.pipe(
  v.strictObject({
    /** Clients from before the choice send none, with both photos. */
    document: v.optional(identityDocument, 'id-card'),
    full_name: fullName,
    id_number: idNumber,
    /** Of a passport, the page with the photo. */
    front: filename,
    /** Only of an ID card. */
    back: v.optional(filename),
  }),
  crossCheck(['document', 'back'], {
    at: 'back',
    rule: ({ document, back }) => document === 'passport' || back !== undefined,
    message: 'validation:file-required',
  }),
  crossCheck(['document', 'back'], {
    at: 'back',
    rule: ({ document, back }) => document === 'id-card' || back === undefined,
    message: 'validation:passport-back',
  }),
  crossCheck(['front', 'back'], {
    at: 'back',
    rule: ({ front, back }) => front !== back,
    message: 'validation:photos-same',
  }),
);

export const identityCalls = {
  'POST user/avatar': call({
    summary: 'Sets an uploaded image as the avatar; an empty name restores the generated one.',
    access: 'customer',
    request: v.strictObject({ filename: v.union([v.literal(''), filename]) }),
    response: v.object({ info: userInfo }),
    codes: ['file-unknown'],
    example: { request: { filename: '' }, response: { info: exampleInfo } },
  }),
  'POST user/realAuth': call({
    summary:
      'Submits full name, ID number, and the photos of an ID card or passport for review; 422 if a photo is no longer available.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: realAuthRequest,
    response: v.object({ info: userInfo }),
    codes: ['verification-not-open'],
    example: {
      request: {
        document: 'id-card',
        full_name: 'Margit Sample',
        id_number: 'X4RTBPFW4',
        front: '018f4a1c9d2e7b60.jpg',
        back: '018f4a1c9d2e7b61.jpg',
      },
      response: { info: { ...exampleInfo, real: { status: 2, reason: null } } },
    },
  }),
  'GET user/auth': call({
    summary: 'Returns the status of the identity verification.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      status: realStatusField,
      reason: v.nullable(v.string()),
      /** How many minutes a review usually takes. */
      review_minutes: v.number(),
      /** When a decision is expected; null unless it is in review. */
      expected_at: v.nullable(timestamp),
      /** The verified or handed-in name, masked but for the first and last two characters. */
      full_name: v.nullable(v.string()),
      submitted_at: v.nullable(timestamp),
      decided_at: v.nullable(timestamp),
      /** What was submitted before it was returned, to correct and submit again; the ID number is never sent back. */
      returned: v.nullable(
        v.object({
          document: identityDocument,
          full_name: v.string(),
          front: filename,
          back: v.nullable(filename),
        }),
      ),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        status: 1,
        reason: null,
        review_minutes: 1440,
        expected_at: null,
        full_name: 'Ma*********le',
        submitted_at: '2026-08-22T09:12:00.000Z',
        decided_at: '2026-08-22T11:40:00.000Z',
        returned: null,
      },
    },
  }),
} as const;
