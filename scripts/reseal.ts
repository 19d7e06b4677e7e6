/**
 * `npm run reseal`: after IDENTITY_KEY or the algorithm of `server/plugins/cipher.ts` was changed, seals again what
 * IDENTITY_KEY_OTHER or the old algorithm has sealed. Takes the settings of the servers, which may run meanwhile.
 */
import { cipherOf } from '../server/plugins/cipher.ts';
import { reseal } from '../server/reseal.ts';
import { readSettings } from '../server/settings.ts';
import { serverDatabase } from './support/server-database.ts';

const cipher = await cipherOf(readSettings(process.env));
const { db, close } = await serverDatabase();
try {
  const count = await reseal(db, cipher);
  console.log(
    `Sealed ${count} ${count === 1 ? 'value' : 'values'} again. ` +
      'Without IDENTITY_KEY_OTHER, only links in old emails that stop such emails no longer work.',
  );
} finally {
  await close();
}
