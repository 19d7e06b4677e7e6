import { negate } from '#contract/money';
import { type Db, transact } from '#server/db/transact';
import { createCustomer } from '#server/domains/account/store';
import { type Posting, post } from '#server/ledger/index';

let counter = 0;
/** Returns a reference that no other test uses. */
export const reference = (): string => `test-${process.pid}-${(counter += 1)}`;

export async function openAccount(db: Db): Promise<string> {
  const name = `ledger-${(counter += 1)}`;
  return transact(db, (tx) =>
    createCustomer(tx, {
      username: name,
      email: `${name}@post.example`,
      passwordHash: '-',
      lang: 'en-us',
      createdAt: new Date(),
    }),
  );
}

export const depositPostings = (customer: string, currency: string, amount: string): Posting[] => [
  { platform: 'external', currency, amount: negate(amount) },
  { customer, bucket: 'available', currency, amount },
];

export async function deposit(db: Db, customer: string, currency: string, amount: string): Promise<void> {
  await transact(db, (tx) =>
    post(tx, {
      kind: 'test-deposit',
      reference: reference(),
      customer,
      postings: depositPostings(customer, currency, amount),
    }),
  );
}
