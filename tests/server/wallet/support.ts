import sharp from 'sharp';
import type { TestCustomer } from '../support/app.ts';

let picture: Promise<Buffer> | undefined;

/** Uploads a small image as a transfer voucher and returns its name. */
export async function uploadVoucher({ client }: Pick<TestCustomer, 'client'>): Promise<string> {
  picture ??= sharp({ create: { width: 40, height: 60, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const { status, message, data } = await client.upload('POST upload/transferVoucher', await picture);
  if (status !== 1) throw new Error(message);
  return data.filename;
}
