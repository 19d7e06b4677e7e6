import type { FastifyRequest } from 'fastify';
import { type Tx, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { recordActivity, recordFailure } from './activity-store.ts';
import { alertCustomer } from './alert-customer.ts';
import { consumeRecoveryCode, consumeTotpStep, countRecoveryCodes, findAuthenticator } from './authenticator-store.ts';
import { hashRecoveryCode } from './rules.ts';
import { stepOfCode } from './totp.ts';

/** The cipher context of an authenticator app's secret. */
export const sealContext = (customer: string): string => `authenticator ${customer}`;

type Work<Result> = (tx: Tx) => Promise<Result>;

async function guessCode<Result>(
  services: Services,
  http: FastifyRequest,
  { customer, failure }: { readonly customer: string; readonly failure: 'failed-login-code' | 'failed-code' },
  work: Work<Result>,
): Promise<Result> {
  const { db, clock } = services;
  const wrong = 'second-factor-wrong';
  return guess(services, http, { secret: 'second-factor', account: customer, wrong }, async () => {
    try {
      return await transact(db, work);
    } catch (error) {
      if (error instanceof Refusal && error.code === wrong) {
        const failed = { kind: failure, device: deviceOf(http), at: clock() };
        await transact(db, (tx) => recordFailure(tx, customer, failed));
      }
      throw error;
    }
  });
}

/**
 * Runs `work`, which checks a code for a change, in a transaction. A wrong code rolls it back, counts as a wrong guess, and
 * is recorded in the activity. Throws TooManyRequests after several of them.
 */
export const withCode = <Result>(services: Services, http: FastifyRequest, customer: string, work: Work<Result>) =>
  guessCode(services, http, { customer, failure: 'failed-code' }, work);

/** The same for a login, or a recovery, whose first step was correct. */
export const withLoginCode = <Result>(services: Services, http: FastifyRequest, customer: string, work: Work<Result>) =>
  guessCode(services, http, { customer, failure: 'failed-login-code' }, work);

/** Returns the secret of the customer's authenticator app. Throws Refusal `authenticator-off`. */
export async function secretOf(tx: Tx, { cipher }: Services, customer: string): Promise<string> {
  const authenticator = await findAuthenticator(tx, customer);
  if (!authenticator?.confirmedAt) throw new Refusal('authenticator-off');
  return cipher.open(authenticator.secret, sealContext(customer));
}

/**
 * Uses up a code of the authenticator app or a recovery code, and returns which it was. Call it inside `withCode`. Throws
 * Refusal `second-factor-wrong` or `authenticator-off`.
 */
export async function consumeCode(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, code }: { readonly customer: string; readonly code: string },
): Promise<'app' | 'recovery'> {
  const at = services.clock();
  const secret = await secretOf(tx, services, customer);
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode(secret, code, at);
    if (step === undefined || !(await consumeTotpStep(tx, customer, step))) throw new Refusal('second-factor-wrong');
    return 'app';
  }
  if (!(await consumeRecoveryCode(tx, customer, hashRecoveryCode(secret, code))))
    throw new Refusal('second-factor-wrong');
  await recordActivity(tx, { customer, kind: 'recovery-code-used', device: deviceOf(http), at });
  return 'recovery';
}

/**
 * Tells the customer about a used recovery code. After a login, also how many are left; the act that a confirmation is for
 * may end them all.
 */
export async function alertRecoveryCodeUsed(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, context }: { readonly customer: string; readonly context: 'login' | 'confirmation' },
): Promise<void> {
  const codesLeft = String(await countRecoveryCodes(tx, customer));
  await alertCustomer(tx, services, http, {
    customer,
    kind: 'recovery-code-used',
    at: services.clock(),
    values: { context, codesLeft },
  });
}
