import * as v from 'valibot';
import { call, type PictureShape } from './call.ts';
import { filename, emptyResponse, noRequest } from './fields.ts';

/** Largest picture that an upload takes, in bytes. */
export const maxUploadBytes = 8 * 1024 * 1024;

/** A call that takes one picture. */
const takesPicture = /* @__NO_SIDE_EFFECTS__ */ (
  summary: string,
  { shape = 'whole', ...own }: { readonly shape?: PictureShape; readonly planned?: true } = {},
) =>
  call({
    summary,
    access: 'customer',
    limit: { max: 30, seconds: 600 },
    request: noRequest,
    response: v.object({
      /** Hands the picture in, or cancels it. */
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
    ...own,
  });

export const uploadCalls = {
  'POST upload/transferVoucher': takesPicture('Takes the picture of a transfer voucher.'),
  'POST upload/authentic': takesPicture('Takes a photo of an identity document.'),
  'POST upload/avatar': takesPicture('Takes a picture for the avatar; it is cropped to a square in its middle.', {
    shape: 'square',
  }),
  'POST upload/petition': takesPicture('Takes a picture for a petition.', { planned: true }),
  'POST upload/cancel': call({
    summary: 'Deletes an own upload that has not been handed in.',
    access: 'customer',
    request: v.strictObject({ filename }),
    response: emptyResponse,
    codes: ['file-unknown'],
    example: { request: { filename: '018f4a1c9d2e7b60.jpg' }, response: {} },
  }),
} as const;
