import type { FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { recordFailure } from './activity-store.ts';
import { isPassword } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { lockPasswordHash, passwordHashes } from './store.ts';

const secrets = {
  'login-password': { wrong: 'wrong-password', failure: 'failed-password' },
  'fund-password': { wrong: 'fund-password-wrong', failure: 'failed-fund-password' },
} as const;

interface Attempt {
  readonly secret: keyof typeof secrets;
  readonly customer: string;
  readonly stored: string;
  readonly password: string;
}

/** Counts a wrong password as a guess. Throws the refusal of the secret, and TooManyRequests after several of them. */
function guessPassword(
  services: Services,
  http: FastifyRequest,
  { secret, customer, stored, password }: Attempt,
): Promise<void> {
  const { wrong } = secrets[secret];
  return guess(services, http, { secret, account: customer, wrong }, async () => {
    if (!(await isPassword(stored, password))) throw new Refusal(wrong);
  });
}

/** The same, and records a wrong password in the activity. Returns the stored hash, which may have been renewed. */
async function requirePassword(services: Services, http: FastifyRequest, attempt: Attempt): Promise<string> {
  const { customer, secret } = attempt;
  const { wrong, failure: kind } = secrets[secret];
  try {
    await guessPassword(services, http, attempt);
  } catch (error) {
    if (error instanceof Refusal && error.code === wrong) {
      const failed = { kind, device: deviceOf(http), at: services.clock() };
      await transact(services.db, (tx) => recordFailure(tx, customer, failed));
    }
    throw error;
  }
  return renewHash(services, attempt);
}

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
  return requirePassword(services, http, { secret: 'login-password', customer, stored, password });
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
  return requirePassword(services, http, { secret: 'fund-password', customer, stored, password });
}

/** The answer tells what the other secret isn't, so it counts as a wrong guess at it. */
async function isOtherSecret(services: Services, http: FastifyRequest, attempt: Attempt): Promise<boolean> {
  try {
    await guessPassword(services, http, attempt);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === secrets[attempt.secret].wrong) return false;
    throw error;
  }
}

/**
 * Returns the hash that a new fund password was compared with: the login password's. Throws Refusal
 * `same-as-login-password`.
 */
export async function requireSeparateFundPassword(
  services: Services,
  http: FastifyRequest,
  customer: string,
  password: string,
): Promise<string> {
  const { password: stored } = await passwordHashes(services.db, customer);
  if (await isOtherSecret(services, http, { secret: 'login-password', customer, stored, password }))
    throw new Refusal('same-as-login-password');
  return stored;
}

/**
 * Returns the hash that a new login password was compared with: the fund password's, or null while there is none. Throws
 * Refusal `same-as-fund-password`.
 */
export async function requireSeparateLoginPassword(
  services: Services,
  http: FastifyRequest,
  customer: string,
  password: string,
): Promise<string | null> {
  const { fundPassword: stored } = await passwordHashes(services.db, customer);
  if (stored !== null && (await isOtherSecret(services, http, { secret: 'fund-password', customer, stored, password })))
    throw new Refusal('same-as-fund-password');
  return stored;
}
