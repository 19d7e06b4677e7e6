/**
 * A process for tests to kill. Deposits continuously in its own database in the given folder. Prints the process id of
 * PostgreSQL, and then the reference of each committed deposit.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/db/connect';
import { startCluster } from '#server/db/embedded/cluster';
import { migrate } from '#server/db/migrate';
import { transact } from '#server/db/transact';
import { createCustomer } from '#server/domains/account/store';
import { hold, post } from '#server/ledger/index';

const [, , folder = ''] = process.argv;
const cluster = await startCluster({ folder: join(folder, 'postgres'), passwordFile: join(folder, 'password') });
const { db } = connect(cluster.config('postgres'), () => {});
await migrate(db);

const round = process.pid;
const customer = await transact(db, (tx) =>
  createCustomer(tx, {
    username: `w-${round}`,
    email: `${round}@post.example`,
    passwordHash: '-',
    lang: 'en-us',
    createdAt: new Date(),
  }),
);

async function write(writer: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const reference = `${round}-${writer}-${turn}`;
    await transact(db, async (tx) => {
      await post(tx, {
        kind: 'test-deposit',
        reference,
        customer,
        postings: [
          { platform: 'external', currency: 'EUR', amount: '-2' },
          { customer, bucket: 'available', currency: 'EUR', amount: '2' },
        ],
      });
      await hold(tx, { kind: 'test', reference, customer, currency: 'EUR', amount: '1' });
    });
    console.log(reference);
  }
}

const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
console.log(`postgres ${Number.parseInt(pidFile, 10)}`);
await Promise.all([1, 2, 3, 4].map(write));
