import { negate } from '#contract/money';
import { type Db, transact } from '#server/db/transact';
import { createCustomer } from '#server/domains/account/store';
import { post } from '#server/ledger/index';
import { type Credentials, openSession } from '#server/plugins/sessions/store';

// The password is unknown, because the session is opened without it.
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$w9Yz2iew7F+JvDFWCy58eA$70E3CxMAcRDV9TMuBByyHJz7LoUlhP4kpyArLgdMbSw';

let counter = 0;
const unique = (): string => `${Date.now().toString(36)}${(counter += 1)}`;

interface NewSession {
  readonly id: string;
  readonly username: string;
  readonly credentials: Credentials;
}

/** The device of sessions that are opened without a login. */
export const testDevice = { name: 'Test', address: '127.0.0.1', browser: undefined };

/** Creates a logged-in customer without the calls that would take 0.1 s. */
export async function loggedInCustomer(db: Db, now: Date): Promise<NewSession> {
  const username = `user-${unique()}`;
  return transact(db, async (tx) => {
    const id = await createCustomer(tx, {
      username,
      email: `${unique()}@post.example`,
      passwordHash: NO_PASSWORD,
      lang: 'en-us',
      createdAt: now,
    });
    return { id, username, credentials: await openSession(tx, id, testDevice, now) };
  });
}

/** Gives play money to a customer. */
export async function fund(db: Db, customer: string, currency: string, amount: string): Promise<void> {
  await fundTogether(db, [customer], currency, amount);
}

/** Gives play money to several customers in one transaction, as no money call does. */
export async function fundTogether(
  db: Db,
  customers: readonly string[],
  currency: string,
  amount: string,
): Promise<void> {
  await transact(db, async (tx) => {
    for (const customer of customers)
      await post(tx, {
        kind: 'test-deposit',
        reference: unique(),
        customer,
        postings: [
          { platform: 'external', currency, amount: negate(amount) },
          { customer, bucket: 'available', currency, amount },
        ],
      });
  });
}
