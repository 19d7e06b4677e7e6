import { intlLocale } from '#contract/languages';
import type { ClosureBlocker } from '#contract/privacy';
import { afterCommit, transact, type Tx } from '../../db/transact.ts';
import { negate } from '#contract/money';
import { post } from '../../ledger/index.ts';
import { mailAfterCommit, mailTexts } from '../../plugins/mail.ts';
import { makeSecret } from '../../plugins/sessions/secrets.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { everySession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { timeIn } from '../security/alerts.ts';
import { dueForClosing, type Lifetime, lockLifetime, saveClosing } from './store.ts';
import { hashPassword } from '../security/password-hash.ts';
import { publishNotice } from '../notices/publish.ts';
import { clearDiscarded, filesFolder } from '../uploads/store.ts';
import { eraseAccount } from './erase.ts';
import { type Standing, standingOf } from './closure-eligibility.ts';

type Reason = ClosureBlocker | 'rest';

/** The account stays open: what came up meanwhile is the customer's to end. */
async function callOff(
  tx: Tx,
  services: Services,
  customer: string,
  { email, language }: Lifetime,
  reasons: readonly Reason[],
): Promise<void> {
  await saveClosing(tx, customer, { closesAt: null, givesUpRest: false });
  const words = reasons.map((reason) => services.texts.text(language, `server:closing.${reason}`));
  const values = { reasons: new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(words) };
  await publishNotice(tx, services, { customer, language, kind: 'closing-called-off', values });
  mailAfterCommit(tx, services.mailer, {
    to: email,
    ...mailTexts(services.texts, language, 'closing-called-off', values),
  });
}

/** Posts away what was given up; one transfer a currency, each booked once for ever. */
async function giveUp(tx: Tx, customer: string, rest: Standing['rest']): Promise<void> {
  if (rest.length === 0) return;
  await post(tx, {
    kind: 'account-closing',
    reference: customer,
    customer,
    postings: rest.flatMap(({ currency, amount }) => [
      { customer, bucket: 'available' as const, currency, amount: negate(amount) },
      { platform: 'adjustment' as const, currency, amount },
    ]),
  });
}

/** Closes one account, if its time has come and nothing stands in the way by now; else calls the closing off. */
async function closeAccount(services: Services, customer: string, nobodysHash: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const lifetime = await lockLifetime(tx, customer);
    const at = services.clock();
    // Taken back meanwhile, or done by another server.
    if (!lifetime?.closesAt || lifetime.closesAt > at) return;
    const { obstacles, rest } = await standingOf(tx, services, customer);
    const reasons: Reason[] = rest.length > 0 && !lifetime.givesUpRest ? [...obstacles, 'rest'] : obstacles;
    if (reasons.length > 0) return callOff(tx, services, customer, lifetime, reasons);
    const { email, language } = lifetime;
    await giveUp(tx, customer, rest);
    for (const { id } of await everySession(tx, customer)) afterCommit(tx, () => sessionEnded(services, id));
    await eraseAccount(tx, { customer, email, nobodysHash, at });
    const values = { customer, time: timeIn(language, at) };
    mailAfterCommit(tx, services.mailer, {
      to: email,
      ...mailTexts(services.texts, language, 'account-closed', values),
    });
  });
}

/** Closes every account whose time has come, each in a transaction of its own. One that fails stops no other. */
export async function closeDueAccounts(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db, clock, settings } = services;
  const due = await dueForClosing(db, clock());
  if (due.length === 0) return;
  const nobodysHash = await hashPassword(makeSecret());
  for (const customer of due) await closeAccount(services, customer, nobodysHash).catch(onError);
  await clearDiscarded(db, filesFolder(settings));
}
