import type { FastifyRequest } from 'fastify';
import { type Limit, limiterOf } from '../../plugins/contract/limits.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { passwordHashes } from './credentials.ts';
import { isPassword } from './passwords.ts';

/** Wrong passwords of one customer, whichever calls ask for it. */
const FAILURES: Limit = { max: 5, seconds: 900 };

type Ask = (services: Services, http: FastifyRequest, customer: string, password: string) => Promise<string>;

function ask(hashOf: (services: Services, customer: string) => Promise<string>, wrong: 'wrong-password' | 'fund-password-wrong'): Ask {
  const limiter = limiterOf(FAILURES);
  return async (services, http, customer, password) => {
    const stored = await hashOf(services, customer);
    const failures = limiter(services, http);
    await failures.check(http, customer);
    if (!(await isPassword(stored, password))) {
      await failures.count(http, customer);
      throw new Refusal(wrong);
    }
    // Of many guesses at once, those that wrong ones overtook are refused like those that come after them.
    await failures.check(http, customer);
    return stored;
  };
}

/**
 * Asks a signed-in customer for the login password again. Answers the stored hash, so that a change can make sure that it
 * was still this one. Throws Refusal `wrong-password`, and TooManyRequests after five wrong ones.
 */
export const requireLoginPassword = ask(async ({ db }, customer) => (await passwordHashes(db, customer)).password, 'wrong-password');

/**
 * Asks for the fund password, before money moves. Answers the stored hash. Throws Refusal `fund-password-missing` and
 * `fund-password-wrong`, and TooManyRequests after five wrong ones.
 */
export const requireFundPassword = ask(async ({ db }, customer) => {
  const { fundPassword } = await passwordHashes(db, customer);
  if (fundPassword === null) throw new Refusal('fund-password-missing');
  return fundPassword;
}, 'fund-password-wrong');
