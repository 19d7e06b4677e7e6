import type { Factors } from '#contract/security-second-factor';
import type { Db } from '../../db/transact.ts';
import { countRecoveryCodes, findAuthenticator } from './authenticator-store.ts';
import { listPasskeys } from './passkey-store.ts';

/** Returns what customers may see of their own factors. */
export async function readFactors(db: Db, customer: string): Promise<Factors> {
  return {
    authenticator_since: (await findAuthenticator(db, customer))?.confirmedAt?.toISOString() ?? null,
    recovery_codes: await countRecoveryCodes(db, customer),
    passkeys: (await listPasskeys(db, customer)).map(({ id, name, synced, created_at: created, used_at: used }) => ({
      id,
      name,
      synced,
      created_at: created.toISOString(),
      used_at: used?.toISOString() ?? null,
    })),
  };
}
