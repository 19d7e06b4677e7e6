import * as v from 'valibot';
import { call } from './call.ts';
import { filename, id, listOf, orderStatusField, pageQuery, text, timestamp } from './fields.ts';

export const petitionCategories = ['feedback', 'request', 'complaint'] as const;

/** Pictures that one petition can carry. */
export const maxPetitionImages = 3;

export const petitionRequest = v.strictObject({
  category: v.picklist(petitionCategories, 'validation:category'),
  text: text(2000),
  images: v.optional(v.pipe(v.array(filename), v.maxLength(maxPetitionImages, 'validation:too-many-images')), []),
  /** The number of the order or record that it is about, passed on by the previous screen. */
  reference: v.optional(id),
});

const petition = v.object({
  id,
  category: v.picklist(petitionCategories),
  text: v.string(),
  /** Addresses of its images, for its owner alone. */
  images: v.array(v.string()),
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
    request: pageQuery,
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
    planned: true,
  }),
  'POST petition/create': call({
    summary: 'Submits feedback, a request, or a complaint.',
    access: 'customer',
    request: petitionRequest,
    response: petition,
    codes: ['file-unknown'],
    example: {
      request: { category: 'request', text: examplePetition.text, images: ['018f4a1c9d2e7b60.jpg'] },
      response: examplePetition,
    },
    planned: true,
  }),
} as const;
