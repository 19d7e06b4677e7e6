import { transact, type Tx } from '../../db/transact.ts';
import { ProtocolError, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Actor } from '../security/actor.ts';
import { recordAndNotify } from '../security/alert-customer.ts';
import { consumeConfirmation } from '../security/require-confirmation.ts';
import { requireLoginPassword } from '../security/require-password.ts';
import { closureEligibility } from './closure-eligibility.ts';
import { closureDate } from './rules.ts';
import { type AccountClosure, clearClosure, lockAccountClosure, scheduleClosure } from './store.ts';

/** Throws ProtocolError `session-gone` if the account has been closed in the meantime. */
async function lockOpen(tx: Tx, customer: string): Promise<AccountClosure> {
  const closure = await lockAccountClosure(tx, customer);
  if (!closure) throw new ProtocolError('session-gone');
  return closure;
}

/**
 * Schedules the closure of the account. A repeated request keeps the first date. Throws Refusal `wrong-password`,
 * `second-factor-needed`, or `account-not-empty` when something blocks the closure or the remainder is not forfeited.
 */
export async function requestClosure(
  services: Services,
  { session, http }: Actor,
  { password, forfeitRemainder }: { readonly password: string; readonly forfeitRemainder: boolean },
): Promise<void> {
  const { customer } = session;
  const checkedHash = await requireLoginPassword(services, http, customer, password);
  await transact(services.db, async (tx) => {
    const { passwordHash, closesAt: scheduled, forfeitsRemainder: forfeitedBefore } = await lockOpen(tx, customer);
    if (passwordHash !== checkedHash) throw new Refusal('wrong-password');
    await consumeConfirmation(tx, session, services.clock());
    const { blockers, remainder } = await closureEligibility(tx, services, customer);
    if (blockers.length > 0 || (remainder.length > 0 && !forfeitRemainder)) throw new Refusal('account-not-empty');
    const closesAt = scheduled ?? closureDate(services.clock());
    await scheduleClosure(tx, customer, { closesAt, forfeitsRemainder: forfeitedBefore || forfeitRemainder });
    if (scheduled) return;
    await recordAndNotify(tx, services, http, { customer, kind: 'closure-requested', closesAt });
  });
}

/** Cancels the closure, if there is one. */
export async function cancelClosure(services: Services, { session: { customer }, http }: Actor): Promise<void> {
  await transact(services.db, async (tx) => {
    const { closesAt } = await lockOpen(tx, customer);
    if (!closesAt) return;
    await clearClosure(tx, customer);
    await recordAndNotify(tx, services, http, { customer, kind: 'closure-canceled' });
  });
}
