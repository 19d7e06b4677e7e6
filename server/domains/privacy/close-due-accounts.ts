import { intlLocale } from '#contract/languages';
import { negate } from '#contract/money';
import type { ClosureBlocker } from '#contract/privacy';
import { afterCommit, transact, type Tx } from '../../db/transact.ts';
import { post } from '../../ledger/index.ts';
import { mailAfterCommit, mailTexts } from '../../plugins/mail.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { makeSecret } from '../../plugins/sessions/secrets.ts';
import { everySession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { momentIn } from '../security/alerts.ts';
import { hashPassword } from '../security/password-hash.ts';
import { clearDiscarded, filesFolder } from '../uploads/store.ts';
import { type ClosureEligibility, closureEligibility } from './closure-eligibility.ts';
import { eraseAccount } from './erase.ts';
import { closuresDue, type AccountClosure, lockAccountClosure, saveClosure } from './store.ts';

type Reason = ClosureBlocker | 'remainder';

/** The account stays open: what came up meanwhile is the customer's to end. */
async function callOff(
  tx: Tx,
  services: Services,
  customer: string,
  { email, language }: AccountClosure,
  reasons: readonly Reason[],
): Promise<void> {
  await saveClosure(tx, customer, { closesAt: null, forfeitsRemainder: false });
  const words = reasons.map((reason) => services.texts.text(language, `server:blocker.${reason}`));
  const values = { reasons: new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(words) };
  await publishNotice(tx, services, { customer, language, kind: 'account-not-closed', values });
  mailAfterCommit(tx, services.mailer, {
    to: email,
    ...mailTexts(services.texts, language, 'account-not-closed', values),
  });
}

/** Posts away what was given up; one transfer a currency, each booked once for ever. */
async function forfeit(tx: Tx, customer: string, remainder: ClosureEligibility['remainder']): Promise<void> {
  if (remainder.length === 0) return;
  await post(tx, {
    kind: 'account-closing',
    reference: customer,
    customer,
    postings: remainder.flatMap(({ currency, amount }) => [
      { customer, bucket: 'available' as const, currency, amount: negate(amount) },
      { platform: 'adjustment' as const, currency, amount },
    ]),
  });
}

/** Closes one account, if its time has come and nothing stands in the way by now; else calls the closing off. */
async function closeAccount(services: Services, customer: string, unusablePasswordHash: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const lifetime = await lockAccountClosure(tx, customer);
    const at = services.clock();
    // Taken back meanwhile, or done by another server.
    if (!lifetime?.closesAt || lifetime.closesAt > at) return;
    const { blockers, remainder } = await closureEligibility(tx, services, customer);
    const reasons: Reason[] =
      remainder.length > 0 && !lifetime.forfeitsRemainder ? [...blockers, 'remainder'] : blockers;
    if (reasons.length > 0) return callOff(tx, services, customer, lifetime, reasons);
    const { email, language } = lifetime;
    await forfeit(tx, customer, remainder);
    for (const { id } of await everySession(tx, customer)) afterCommit(tx, () => sessionEnded(services, id));
    await eraseAccount(tx, { customer, email, unusablePasswordHash, at });
    const values = { customer, moment: momentIn(language, at) };
    mailAfterCommit(tx, services.mailer, {
      to: email,
      ...mailTexts(services.texts, language, 'account-closed', values),
    });
  });
}

/** Closes every account whose time has come, each in a transaction of its own. One that fails stops no other. */
export async function closeDueAccounts(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db, clock, settings } = services;
  const due = await closuresDue(db, clock());
  if (due.length === 0) return;
  const unusablePasswordHash = await hashPassword(makeSecret());
  for (const customer of due) await closeAccount(services, customer, unusablePasswordHash).catch(onError);
  await clearDiscarded(db, filesFolder(settings));
}
