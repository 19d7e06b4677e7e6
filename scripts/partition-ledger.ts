/**
 * `npm run partition-ledger <count>`: splits the ledger of DATABASE_URL, or else of the sandbox that runs on DATA_DIR, by customer
 * into so many partitions, once and for good. Calls wait meanwhile: on a large ledger, stop the servers first.
 */
import { partitionLedger } from '../server/ledger/partition.ts';
import { serverDatabase } from './support/server-database.ts';

const [, , given = ''] = process.argv;
const count = Number(given);
if (!/^\d+$/.test(given) || count < 2 || count > 1024) {
  console.error('Give the number of partitions, from 2 to 1024.');
  process.exit(1);
}
const { db, close } = await serverDatabase();
try {
  await partitionLedger(db, count);
  console.log(`The ledger has ${count} partitions.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
