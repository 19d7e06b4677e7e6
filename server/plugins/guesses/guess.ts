import type { FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/codes';
import { Refusal } from '../../errors.ts';
import { loggedError } from '../../log-error.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import { browserDeviceOf } from '../sessions/device.ts';
import { type Familiarity, familiarity } from '../sessions/store.ts';
import { type CounterKey, counterKey, countGuess, uncountGuess } from './store.ts';

interface Guess {
  /** What is guessed. Each kind is counted separately. */
  readonly secret: 'login' | 'login-password' | 'fund-password' | 'second-factor' | 'email-code' | 'room-code';
  /** The customer's id, or another key that can't be an id. */
  readonly account: string;
  /** The refusal of a wrong guess. */
  readonly wrong: RefusalCode;
  /** Whether the account knows the client. Defaults to what its sessions say. */
  readonly known?: Familiarity;
}

/**
 * Returns the counters of a guess. Clients that the account knows are counted separately, so that strangers can't slow down
 * its owner: a browser that logged in before shares counters only with other known browsers, even on a stranger's network.
 */
async function countersOf(
  { db, settings }: Services,
  http: FastifyRequest,
  { secret, account, known }: Guess,
): Promise<CounterKey[]> {
  const device = browserDeviceOf(http, settings);
  const network = networkOf(device.address);
  const knows = known ?? (await familiarity(db, account, device));
  const from = (kind: 'browsers' | 'addresses' | 'strangers') => counterKey('account', secret, account, kind);
  if (device.browser && knows.browser)
    return [counterKey('pair', secret, account, 'browser', device.browser), from('browsers')];
  return [
    counterKey('pair', secret, account, 'address', network),
    counterKey('address', network),
    from(knows.address ? 'addresses' : 'strangers'),
  ];
}

/**
 * Runs `work`, which checks a guess and throws Refusal `wrong` for a wrong one. Throws TooManyRequests without checking while
 * earlier wrong guesses require a wait. No account is ever locked permanently.
 */
export async function guess<Result>(
  services: Services,
  http: FastifyRequest,
  about: Guess,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!services.limits) return work();
  const { db, clock } = services;
  const keys = await countersOf(services, http, about);
  await countGuess(db, keys, clock());
  const uncount = (wasCorrect: boolean) =>
    // The work is committed, so a failure here must not fail the request.
    uncountGuess(db, keys, { wasCorrect }).catch((error: unknown) =>
      http.log.error({ err: loggedError(error) }, 'a guess stays counted'),
    );
  try {
    const result = await work();
    await uncount(true);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === about.wrong)) await uncount(false);
    throw error;
  }
}
