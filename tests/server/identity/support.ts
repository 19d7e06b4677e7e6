import sharp from 'sharp';
import type { TestCustomer } from '../support/app.ts';

let hue = 0;

/** Returns an image that no other call returns. */
export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: (hue += 7) % 256, g: (hue * 31) % 256, b: 90 } } });

export async function uploadPhoto({ client }: TestCustomer, content?: Buffer): Promise<string> {
  const { data } = await client.upload('POST upload/authentic', content ?? (await picture().jpeg().toBuffer()));
  return data.filename;
}

export const person = { full_name: 'Margit Sample', id_number: 'X4RTBPFW4' };

/** Returns a submission with two new photos. With `same`, both are the same image. */
export async function papers(customer: TestCustomer, photos?: 'same') {
  const content = photos && (await picture().jpeg().toBuffer());
  return { ...person, front: await uploadPhoto(customer, content), back: await uploadPhoto(customer, content) };
}
