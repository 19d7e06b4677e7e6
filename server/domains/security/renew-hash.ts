import { transact } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { changeFundPasswordHash, passwordHashes, renewLoginHash } from './store.ts';

interface Checked {
  readonly secret: 'login-password' | 'fund-password';
  readonly customer: string;
  /** The hash that the password was found correct with. */
  readonly stored: string;
  readonly password: string;
}

/** Hashes a correct password with today's options, if its hash has others. Returns the hash that is stored then. */
export async function renewHash({ db }: Services, { secret, customer, stored, password }: Checked): Promise<string> {
  if (!isOutdated(stored)) return stored;
  const next = await hashPassword(password);
  const renew = secret === 'login-password' ? renewLoginHash : changeFundPasswordHash;
  if (await transact(db, (tx) => renew(tx, customer, stored, next))) return next;
  // Another request was faster, maybe with a new password: then the caller finds that `stored` has changed.
  const hashes = await passwordHashes(db, customer);
  const latest = secret === 'login-password' ? hashes.password : hashes.fundPassword;
  return latest !== null && (await isPassword(latest, password)) ? latest : stored;
}
