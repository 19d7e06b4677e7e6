import { intlLocale } from '#contract/languages';
import { negate } from '#contract/money';
import type { ClosureBlocker } from '#contract/privacy';
import { afterCommit, transact, type Tx } from '../../db/transact.ts';
import { post } from '../../ledger/index.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { makeSecret } from '../../plugins/sessions/secrets.ts';
import { everySession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { DAY_MS } from '../../time.ts';
import { publishNotice } from '../notices/publish.ts';
import { momentIn } from '../security/alert-customer.ts';
import { hashPassword } from '../security/password-hash.ts';
import { clearDiscarded } from '../uploads/store.ts';
import { type ClosureEligibility, closureEligibility } from './closure-eligibility.ts';
import { eraseAccount } from './erase-account.ts';
import { type AccountClosure, clearClosure, closuresDue, lockAccountClosure } from './store.ts';

/** How long a closure waits for prices. */
const MAX_DELAY_MS = 7 * DAY_MS;

type Reason = ClosureBlocker | 'remainder';

/** Cancels the closure and tells the customer what blocked it. */
async function cancelBlockedClosure(
  tx: Tx,
  services: Services,
  customer: string,
  { email, language }: AccountClosure,
  reasons: readonly Reason[],
): Promise<void> {
  await clearClosure(tx, customer);
  const reasonTexts = reasons.map((reason) => services.texts.text(language, `server:blocker.${reason}`));
  const values = { reasons: new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(reasonTexts) };
  await publishNotice(tx, services, { customer, language, kind: 'account-not-closed', values });
  await mailAfterCommit(tx, services, {
    to: email,
    ...mailTexts(services.texts, language, 'account-not-closed', values),
  });
}

/** Books the forfeited remainder. The reference makes a second booking fail. */
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

/** Closes one account if its closure is due, or cancels the closure if something blocks it. Leaves it for later while prices are missing. */
async function closeAccount(services: Services, customer: string, unusablePasswordHash: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const closure = await lockAccountClosure(tx, customer);
    const at = services.clock();
    // The customer may have canceled it, or another server may have closed the account.
    if (!closure?.closesAt || closure.closesAt > at) return;
    const { blockers, remainder, lacksPrice } = await closureEligibility(tx, services, customer);
    // Prices that are missing for a moment, such as after a start, must not cancel what somebody waited two weeks for.
    if (lacksPrice && at.getTime() - closure.closesAt.getTime() < MAX_DELAY_MS) return;
    const reasons: Reason[] =
      remainder.length > 0 && !closure.forfeitsRemainder ? [...blockers, 'remainder'] : blockers;
    if (reasons.length > 0) return cancelBlockedClosure(tx, services, customer, closure, reasons);
    const { email, language } = closure;
    await forfeit(tx, customer, remainder);
    for (const { id } of await everySession(tx, customer)) afterCommit(tx, () => sessionEnded(services, id));
    await eraseAccount(tx, { customer, email, unusablePasswordHash, at });
    const values = { customer, moment: momentIn(language, at) };
    await mailAfterCommit(tx, services, {
      to: email,
      ...mailTexts(services.texts, language, 'account-closed', values),
    });
  });
}

/** Closes every account whose closure is due, each in its own transaction, so that a failure doesn't affect the others. */
export async function closeDueAccounts(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db, clock, files } = services;
  const due = await closuresDue(db, clock());
  if (due.length === 0) return;
  const unusablePasswordHash = await hashPassword(makeSecret());
  for (const customer of due) await closeAccount(services, customer, unusablePasswordHash).catch(onError);
  await clearDiscarded(db, files);
}
