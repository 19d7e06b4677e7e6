/**
 * `npm run migrate`: brings the database of DATABASE_URL, or else of the sandbox that runs on DATA_DIR, up to date. Servers do
 * the same when they start, and those of the former version may run meanwhile.
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
