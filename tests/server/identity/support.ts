import sharp from 'sharp';
import type { RequestOf } from '#contract/index';
import type { TestCustomer } from '../support/app.ts';

let hue = 0;

/** A picture unlike any other of the test file. */
export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: (hue += 7) % 256, g: (hue * 31) % 256, b: 90 } } });

export async function uploadPhoto({ client }: TestCustomer, content?: Buffer): Promise<string> {
  const { data } = await client.upload('POST upload/authentic', content ?? (await picture().jpeg().toBuffer()));
  return data.filename;
}

export const person = { full_name: 'Margit Sample', id_number: 'X4RTBPFW4' };

/** What a customer hands in, with two photos just uploaded; `same` for twice the same picture. */
export async function papers(customer: TestCustomer, photos?: 'same'): Promise<RequestOf<'POST user/realAuth'>> {
  const content = photos && (await picture().jpeg().toBuffer());
  return { ...person, front: await uploadPhoto(customer, content), back: await uploadPhoto(customer, content) };
}
