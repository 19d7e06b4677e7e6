import type { FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../db/transact.ts';
import { ProtocolError, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { recordAndTell } from '../security/alerts.ts';
import { requireLoginPassword } from '../security/require-password.ts';
import { type Lifetime, lockLifetime, saveClosing } from './store.ts';
import { closesAfter } from './rules.ts';
import { standingOf } from './closure-eligibility.ts';

interface Actor {
  readonly customer: string;
  readonly http: FastifyRequest;
}

/** Throws ProtocolError `session-gone` when the account closed just now. */
async function lockOpen(tx: Tx, customer: string): Promise<Lifetime> {
  const lifetime = await lockLifetime(tx, customer);
  if (!lifetime) throw new ProtocolError('session-gone');
  return lifetime;
}

/**
 * Sets the day on which the account closes; asked again, the first one stays. Throws Refusal `wrong-password`, or
 * `account-not-empty` when something stands in the way or the rest is not given up.
 */
export async function askForClosing(
  services: Services,
  { customer, http }: Actor,
  { password, giveUpRest }: { readonly password: string; readonly giveUpRest: boolean },
): Promise<void> {
  const asked = await requireLoginPassword(services, http, customer, password);
  await transact(services.db, async (tx) => {
    const { passwordHash, closesAt: before, givesUpRest } = await lockOpen(tx, customer);
    // With the password changed meanwhile this session has ended.
    if (passwordHash !== asked) throw new Refusal('wrong-password');
    const { obstacles, rest } = await standingOf(tx, services, customer);
    if (obstacles.length > 0 || (rest.length > 0 && !giveUpRest)) throw new Refusal('account-not-empty');
    const closesAt = before ?? closesAfter(services.clock());
    await saveClosing(tx, customer, { closesAt, givesUpRest: givesUpRest || giveUpRest });
    if (before) return;
    await recordAndTell(tx, services, http, { customer, kind: 'closing-asked', date: closesAt });
  });
}

/** Keeps the account open, also when nothing else was asked for. */
export async function takeClosingBack(services: Services, { customer, http }: Actor): Promise<void> {
  await transact(services.db, async (tx) => {
    const { closesAt } = await lockOpen(tx, customer);
    if (!closesAt) return;
    await saveClosing(tx, customer, { closesAt: null, givesUpRest: false });
    await recordAndTell(tx, services, http, { customer, kind: 'closing-taken-back' });
  });
}
