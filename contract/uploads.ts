import * as v from 'valibot';
import { call, type ImageShape } from './call.ts';
import { filename, emptyResponse, noRequest } from './fields.ts';

/** Largest image that an upload takes, in bytes. */
export const maxUploadBytes = 8 * 1024 * 1024;

/** Returns where the owner of an uploaded image can see it. */
export const addressOfUpload = (filename: string): string => `/uploads/${filename}`;

/** A call that takes one picture. */
const takesPicture = /* @__NO_SIDE_EFFECTS__ */ (
  summary: string,
  { shape = 'whole' }: { readonly shape?: ImageShape } = {},
) =>
  call({
    summary,
    access: 'customer',
    limit: { max: 30, seconds: 600 },
    request: noRequest,
    response: v.object({
      /** Submits the image, or cancels it. */
      filename,
      /** Where its owner can see it. */
      url: v.string(),
    }),
    codes: ['file-too-large', 'file-type-refused'],
    example: {
      request: {},
      response: { filename: '018f4a1c9d2e7b60.jpg', url: '/uploads/018f4a1c9d2e7b60.jpg' },
    },
    upload: { maxBytes: maxUploadBytes, shape },
  });

export const uploadCalls = {
  'POST upload/transferVoucher': takesPicture('Uploads an image of a transfer receipt.'),
  'POST upload/authentic': takesPicture('Uploads a photo of an identity document.'),
  'POST upload/avatar': takesPicture('Uploads an image for the avatar, cropped to its central square.', {
    shape: 'square',
  }),
  'POST upload/petition': takesPicture('Uploads an image for a petition.'),
  'POST upload/cancel': call({
    summary: 'Deletes an upload of the customer that was not submitted.',
    access: 'customer',
    request: v.strictObject({ filename }),
    response: emptyResponse,
    codes: ['file-unknown'],
    example: { request: { filename: '018f4a1c9d2e7b60.jpg' }, response: {} },
  }),
} as const;
