/**
 * `npm run partition-ledger <count>`: splits the ledger of DATABASE_URL, or else of the sandbox that runs on DATA_DIR, by customer
 * into so many partitions, once and for good. Stop the servers first: they would wait.
 */
import { partitionLedger } from '../server/ledger/partition.ts';
import { serverDatabase } from './support/server-database.ts';
import { wholeNumber } from './support/whole-number.ts';

const count = wholeNumber(1, 16);
const { db, close } = await serverDatabase();
try {
  await partitionLedger(db, count);
  console.log(`The ledger has ${count} partitions.`);
} finally {
  await close();
}
