import { picture } from '../identity/support.ts';
import type { TestCustomer } from '../support/app.ts';

export const complaint = { category: 'complaint', text: 'My deposit is missing.' } as const;

export async function uploadImage({ client }: TestCustomer): Promise<string> {
  return (await client.upload('POST upload/petition', await picture().jpeg().toBuffer())).data.filename;
}

/** The customer's petitions, newest first. */
export const sent = async ({ client }: TestCustomer) => (await client.call('GET petition/index', {})).items;
