import * as v from 'valibot';
import { call } from './call.ts';
import { filename, id, listOf, orderStatusField, page, text, timestamp } from './fields.ts';

export const petitionCategories = ['feedback', 'request', 'complaint'] as const;

/** What the previous screen was about. */
export const petitionTopics = [
  'deposit',
  'withdrawal',
  'exchange',
  'leverage',
  'security',
  'verification',
  'correction',
  'error',
] as const;

export type PetitionTopic = (typeof petitionTopics)[number];

/** Length of a petition, and of an answer to one. */
export const maxPetitionText = 2000;

/** Pictures that one petition can carry. */
export const maxPetitionImages = 3;

/** New petitions of a customer in 24 hours. */
export const petitionLimit = 10;

export const petitionRequest = v.strictObject({
  category: v.picklist(petitionCategories, 'validation:category'),
  text: text(maxPetitionText),
  images: v.optional(v.pipe(v.array(filename), v.maxLength(maxPetitionImages, 'validation:too-many-images')), []),
  /** Passed on by the previous screen. */
  about: v.optional(v.picklist(petitionTopics, 'validation:invalid')),
  /** The number of the order or record that it is about, passed on by the previous screen. */
  reference: v.optional(id),
});

const petition = v.object({
  id,
  category: v.picklist(petitionCategories),
  text: v.string(),
  /** Addresses of its images, for its owner alone. */
  images: v.array(v.string()),
  about: v.nullable(v.picklist(petitionTopics)),
  reference: v.nullable(id),
  status: orderStatusField,
  /** Why it ended; always given with status 3. */
  reason: v.nullable(v.string()),
  /** Oldest first, plain text. */
  answers: v.array(v.object({ text: v.string(), created_at: timestamp })),
  created_at: timestamp,
});

const examplePetition = {
  id: '27',
  category: 'request',
  text: 'Please send the statement for October as a PDF as well.',
  images: ['/uploads/018f4a1c9d2e7b60.jpg'],
  about: null,
  reference: null,
  status: 0,
  reason: null,
  answers: [],
  created_at: '2026-11-21T08:30:00.000Z',
} as const;

export const petitionCalls = {
  'GET petition/index': call({
    summary: 'Returns the customer’s petitions with their answers, newest first.',
    access: 'customer',
    request: v.strictObject({
      page,
      /** One petition by its number. */
      id: v.optional(id),
    }),
    response: listOf(petition),
    codes: [],
    example: {
      request: { page: '1' },
      response: {
        items: [
          {
            ...examplePetition,
            status: 2,
            answers: [{ text: 'It is in your notices now.', created_at: '2026-11-21T09:10:00.000Z' }],
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
  'POST petition/create': call({
    summary: 'Submits feedback, a request, or a complaint; what was just submitted word for word is returned instead.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: petitionRequest,
    response: petition,
    codes: ['file-unknown', 'petition-limit'],
    example: {
      request: { category: 'request', text: examplePetition.text, images: ['018f4a1c9d2e7b60.jpg'] },
      response: examplePetition,
    },
  }),
} as const;
