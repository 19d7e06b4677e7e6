/**
 * `npm run audit`: checks that all money adds up, in the database of DATABASE_URL or else in that of the sandbox that runs on
 * DATA_DIR. Prints each violation; the exit code is 1 if there is one.
 */
import { auditMoney } from '../server/audit.ts';
import { time } from './support/run.ts';
import { serverDatabase } from './support/server-database.ts';

const started = performance.now();
const { db, close } = await serverDatabase();
try {
  const { transfers, accounts, currencies, violations } = await auditMoney(db, new Date());
  for (const violation of violations) console.log(violation);
  const checked = `${transfers} transfers between ${accounts} accounts in ${currencies} currencies`;
  console.log(
    violations.length === 0
      ? `Everything adds up: ${checked}, checked in ${time(performance.now() - started)}.`
      : `${violations.length} ${violations.length === 1 ? 'violation' : 'violations'} in ${checked}.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await close();
}
