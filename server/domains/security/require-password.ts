import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './password-hash.ts';
import { lockPasswordHash, passwordHashes } from './store.ts';

/**
 * Checks the login password of a logged-in customer. Returns the stored hash for `requireUnchangedPassword`. Throws
 * Refusal `wrong-password`, and TooManyRequests after several wrong guesses.
 */
export async function requireLoginPassword(
  services: Services,
  http: FastifyRequest,
  customer: string,
  password: string,
): Promise<string> {
  const { password: stored } = await passwordHashes(services.db, customer);
  return guess(services, http, { secret: 'login-password', account: customer, wrong: 'wrong-password' }, async () => {
    if (!(await isPassword(stored, password))) throw new Refusal('wrong-password');
    return stored;
  });
}

/**
 * Locks the customer and throws Refusal `wrong-password` if the login password has changed since
 * `requireLoginPassword` returned `hash`.
 */
export async function requireUnchangedPassword(tx: Tx, customer: string, hash: string): Promise<void> {
  if ((await lockPasswordHash(tx, customer)) !== hash) throw new Refusal('wrong-password');
}

/**
 * Checks the fund password before money moves. Returns the stored hash. Throws Refusal `fund-password-missing` or
 * `fund-password-wrong`, and TooManyRequests after several wrong guesses.
 */
export async function requireFundPassword(
  services: Services,
  http: FastifyRequest,
  customer: string,
  password: string,
): Promise<string> {
  const { fundPassword: stored } = await passwordHashes(services.db, customer);
  if (stored === null) throw new Refusal('fund-password-missing');
  return guess(
    services,
    http,
    { secret: 'fund-password', account: customer, wrong: 'fund-password-wrong' },
    async () => {
      if (!(await isPassword(stored, password))) throw new Refusal('fund-password-wrong');
      return stored;
    },
  );
}

/** Throws Refusal `same-as-login-password` if a new fund password is the login password. */
export async function requireSeparateFundPassword(db: Db, customer: string, fundPassword: string): Promise<void> {
  const { password: stored } = await passwordHashes(db, customer);
  if (await isPassword(stored, fundPassword)) throw new Refusal('same-as-login-password');
}
