import type { FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/codes';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import { deviceOf } from '../sessions/device.ts';
import { type Familiarity, familiarity } from '../sessions/store.ts';
import { type CounterKey, counterKey, countGuess, takeBack } from './store.ts';

interface Guess {
  /** What is guessed; each is counted apart. */
  readonly secret: 'login' | 'login-password' | 'fund-password' | 'second-factor' | 'email-code';
  /** Whose it is: the customer's number, or any other name that no number looks like. */
  readonly account: string;
  /** The refusal that says that the guess was wrong. */
  readonly wrong: RefusalCode;
  /** Whether the account knows who guesses, if that is not to be read from its sessions. */
  readonly known?: Familiarity;
}

/**
 * By which counters a guess is counted. Who is known to the account is counted apart from who is not, so that no stranger slows
 * down its owner: a browser that logged in before has all counters to itself and its like, even at an address that strangers use.
 */
async function countersOf(
  { db }: Services,
  http: FastifyRequest,
  { secret, account, known }: Guess,
): Promise<CounterKey[]> {
  const device = deviceOf(http);
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
 * Runs `work`, which looks at a guess and throws Refusal `wrong` at a wrong one. Throws TooManyRequests, without looking, as
 * long as earlier wrong guesses make this one wait; nobody is ever locked out for good.
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
  const uncount = (wasRight: boolean) =>
    // What was done is done: a guess too many in the count is no reason to fail.
    takeBack(db, keys, { wasRight }).catch((error: unknown) => http.log.error(error));
  try {
    const result = await work();
    await uncount(true);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === about.wrong)) await uncount(false);
    throw error;
  }
}
