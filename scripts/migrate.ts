/**
 * `npm run migrate`: brings the database of DATABASE_URL up to date, or else that of the sandbox that runs on DATA_DIR. Servers do
 * so themselves when they start, unless their own role may not. Those of the former version may run meanwhile.
 */
import { migrate } from '../server/db/migrate.ts';
import { serverDatabase } from './support/server-database.ts';

const { db, close } = await serverDatabase();
try {
  const applied = await migrate(db);
  for (const name of applied) console.log(`applied ${name}`);
  if (applied.length === 0) console.log('The database is up to date.');
} finally {
  await close();
}
