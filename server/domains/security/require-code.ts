import type { FastifyRequest } from 'fastify';
import { type Tx, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from './activity-store.ts';
import { findAuthenticator, consumeRecoveryCode, consumeTotpStep } from './authenticator-store.ts';
import { hashRecoveryCode } from './rules.ts';
import { stepOfCode } from './totp.ts';

/** The cipher context of an authenticator app's secret. */
export const sealContext = (customer: string): string => `authenticator ${customer}`;

/**
 * Runs `work`, which checks a code, in a transaction. A wrong code rolls it back and counts as a wrong guess. Throws
 * TooManyRequests after several of them.
 */
export async function withCode<Result>(
  services: Services,
  http: FastifyRequest,
  customer: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const about = { secret: 'second-factor', account: customer, wrong: 'second-factor-wrong' } as const;
  return guess(services, http, about, () => transact(services.db, work));
}

/**
 * Uses up a code of the authenticator app or a recovery code, and returns which it was. Call it inside `withCode`. Throws
 * Refusal `second-factor-wrong` or `authenticator-off`.
 */
export async function consumeCode(
  tx: Tx,
  { cipher, clock }: Services,
  http: FastifyRequest,
  { customer, code }: { readonly customer: string; readonly code: string },
): Promise<{ readonly secret: string; readonly kind: 'app' | 'recovery' }> {
  const at = clock();
  const authenticator = await findAuthenticator(tx, customer);
  if (!authenticator?.confirmedAt) throw new Refusal('authenticator-off');
  const secret = cipher.open(authenticator.secret, sealContext(customer));
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode(secret, code, at);
    if (step === undefined || !(await consumeTotpStep(tx, customer, step))) throw new Refusal('second-factor-wrong');
    return { secret, kind: 'app' };
  }
  if (!(await consumeRecoveryCode(tx, customer, hashRecoveryCode(secret, code))))
    throw new Refusal('second-factor-wrong');
  await recordActivity(tx, { customer, kind: 'recovery-code-used', device: deviceOf(http), at });
  return { secret, kind: 'recovery' };
}
