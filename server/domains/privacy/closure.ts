import type { FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../db/transact.ts';
import { ProtocolError, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { recordAndNotify } from '../security/alerts.ts';
import { requireLoginPassword } from '../security/require-password.ts';
import { closureEligibility } from './closure-eligibility.ts';
import { closureDate } from './rules.ts';
import { type AccountClosure, lockAccountClosure, saveClosure } from './store.ts';

interface Actor {
  readonly customer: string;
  readonly http: FastifyRequest;
}

/** Throws ProtocolError `session-gone` when the account closed just now. */
async function lockOpen(tx: Tx, customer: string): Promise<AccountClosure> {
  const lifetime = await lockAccountClosure(tx, customer);
  if (!lifetime) throw new ProtocolError('session-gone');
  return lifetime;
}

/**
 * Sets the day on which the account closes; asked again, the first one stays. Throws Refusal `wrong-password`, or
 * `account-not-empty` when something stands in the way or the remainder is not forfeited.
 */
export async function requestClosure(
  services: Services,
  { customer, http }: Actor,
  { password, forfeitRemainder }: { readonly password: string; readonly forfeitRemainder: boolean },
): Promise<void> {
  const asked = await requireLoginPassword(services, http, customer, password);
  await transact(services.db, async (tx) => {
    const { passwordHash, closesAt: before, forfeitsRemainder } = await lockOpen(tx, customer);
    // With the password changed meanwhile this session has ended.
    if (passwordHash !== asked) throw new Refusal('wrong-password');
    const { blockers, remainder } = await closureEligibility(tx, services, customer);
    if (blockers.length > 0 || (remainder.length > 0 && !forfeitRemainder)) throw new Refusal('account-not-empty');
    const closesAt = before ?? closureDate(services.clock());
    await saveClosure(tx, customer, { closesAt, forfeitsRemainder: forfeitsRemainder || forfeitRemainder });
    if (before) return;
    await recordAndNotify(tx, services, http, { customer, kind: 'closure-requested', closesAt });
  });
}

/** Keeps the account open, also when nothing else was asked for. */
export async function cancelClosure(services: Services, { customer, http }: Actor): Promise<void> {
  await transact(services.db, async (tx) => {
    const { closesAt } = await lockOpen(tx, customer);
    if (!closesAt) return;
    await saveClosure(tx, customer, { closesAt: null, forfeitsRemainder: false });
    await recordAndNotify(tx, services, http, { customer, kind: 'closure-canceled' });
  });
}
