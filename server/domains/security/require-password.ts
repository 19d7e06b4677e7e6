import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './password-hash.ts';
import { passwordHashes } from './store.ts';

/**
 * Asks a logged-in customer for the login password again. Returns the stored hash, so that a change can make sure that it
 * was still this one. Throws Refusal `wrong-password`, and TooManyRequests after several wrong ones.
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
 * Asks for the fund password, before money moves. Returns the stored hash. Throws Refusal `fund-password-missing` and
 * `fund-password-wrong`, and TooManyRequests after several wrong ones.
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
