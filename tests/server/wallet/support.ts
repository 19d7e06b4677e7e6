import sharp from 'sharp';
import { negate } from '#contract/money';
import { transact } from '#server/db/transact';
import { post } from '#server/ledger/index';
import type { TestApp, TestCustomer } from '../support/app.ts';

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

interface Movement {
  readonly currency: string;
  /** Negative if it leaves. */
  readonly amount: string;
  readonly at?: Date;
  readonly kind?: string;
  readonly reference?: string;
}

/** Books money in or out, as at a time in the past. */
export const move = (server: TestApp, customer: string, { currency, amount, ...rest }: Movement) =>
  transact(server.db, (tx) =>
    post(tx, {
      kind: 'deposit',
      reference: crypto.randomUUID(),
      ...rest,
      customer,
      postings: [
        { platform: 'external', currency, amount: negate(amount) },
        { customer, bucket: 'available', currency, amount },
      ],
    }),
  );
