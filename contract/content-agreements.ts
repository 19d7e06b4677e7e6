import * as v from 'valibot';
import { call } from './call.ts';
import { language, noRequest, timestamp } from './fields.ts';

/** The documents that a customer agrees to, by the last part of the path of their call. */
export const legalDocuments = ['agreement', 'privacyPolicy'] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** Counts from 1; 0 while the operator hasn't published the document. */
export const documentVersion = v.pipe(
  v.number('validation:required'),
  v.integer('validation:required'),
  v.minValue(0, 'validation:required'),
  v.maxValue(1_000_000, 'validation:required'),
);

/** The version of each document that was shown. */
export const agreedVersions = v.strictObject(
  { agreement: documentVersion, privacyPolicy: documentVersion },
  'validation:required',
);

const agreements = v.object({
  /** The published documents. */
  items: v.array(
    v.object({
      document: v.picklist(legalDocuments),
      /** The current version, and since when. */
      version: documentVersion,
      updated_at: timestamp,
      /** The newest version that the customer agreed to; null if none. An older one stays in force until then. */
      agreed: v.nullable(v.object({ version: documentVersion, at: timestamp })),
      /** Every version that the customer agreed to, newest first. Each can be read with `user/agreedText`. */
      history: v.array(v.object({ version: documentVersion, at: timestamp })),
    }),
  ),
});

const exampleAgreements = {
  items: [
    {
      document: 'agreement',
      version: 2,
      updated_at: '2026-11-01T00:00:00.000Z',
      agreed: { version: 1, at: '2026-08-21T08:30:00.000Z' },
      history: [{ version: 1, at: '2026-08-21T08:30:00.000Z' }],
    },
    {
      document: 'privacyPolicy',
      version: 1,
      updated_at: '2026-08-01T00:00:00.000Z',
      agreed: { version: 1, at: '2026-08-21T08:30:00.000Z' },
      history: [{ version: 1, at: '2026-08-21T08:30:00.000Z' }],
    },
  ],
} satisfies v.InferOutput<typeof agreements>;

export const agreementCalls = {
  'GET user/agreements': call({
    summary: 'Returns the documents, and which versions of them the customer agreed to.',
    access: 'customer',
    request: noRequest,
    response: agreements,
    codes: [],
    example: { request: {}, response: exampleAgreements },
  }),
  'GET user/agreedText': call({
    summary: 'Returns a version of a document that the customer agreed to, also after newer ones were published.',
    access: 'customer',
    request: v.strictObject({
      document: v.picklist(legalDocuments, 'validation:required'),
      version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'validation:id')),
    }),
    response: v.object({
      title: v.string(),
      /** Semantic HTML; sanitized again before it is shown. */
      html: v.string(),
      /** English if the version was not translated. */
      lang: language,
      version: documentVersion,
      updated_at: timestamp,
      agreed_at: timestamp,
    }),
    codes: ['not-found'],
    example: {
      request: { document: 'agreement', version: '1' },
      response: {
        title: 'User agreement',
        html: '<p>This is a sample text.</p>',
        lang: 'en-us',
        version: 1,
        updated_at: '2026-08-01T00:00:00.000Z',
        agreed_at: '2026-08-21T08:30:00.000Z',
      },
    },
  }),
  'POST user/agree': call({
    summary: 'Agrees to the current version of a document. Nothing depends on it; repeating it changes nothing.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: v.strictObject({
      document: v.picklist(legalDocuments, 'validation:required'),
      version: documentVersion,
    }),
    response: agreements,
    codes: ['agreement-changed'],
    example: { request: { document: 'agreement', version: 2 }, response: exampleAgreements },
  }),
} as const;
