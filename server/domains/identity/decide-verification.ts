import { realStatus } from '#contract/fields';
import type { Tx } from '../../db/transact.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { recordActivity } from '../security/activity-store.ts';
import { contactOf } from '../security/store.ts';
import { saveRealStatus } from './profile-store.ts';
import { type OpenVerification, saveDecision } from './store.ts';

export interface Decision {
  readonly at: Date;
  /** Only for seeding history: sends no mail or live event, and dates the notice back. */
  readonly past?: true;
}

/** The activity has no device, since an operator decides. */
async function recordAndNotifyDecision(
  tx: Tx,
  services: Services,
  customer: string,
  kind: 'verification-completed' | 'verification-returned',
  { at, past }: Decision,
  reason = '',
): Promise<void> {
  await recordActivity(tx, { customer, kind, device: null, at });
  const { language, email } = await contactOf(tx, customer);
  await publishNotice(tx, services, { customer, language, kind, values: { reason }, at: past && at, read: past });
  if (past) return;
  await mailAfterCommit(tx, services, { to: email, ...mailTexts(services.texts, language, kind, { reason }) });
}

/** Moves a submission from in review to verified. The caller must hold its row lock. */
export async function completeVerification(
  tx: Tx,
  services: Services,
  { id, customer }: OpenVerification,
  decision: Decision,
): Promise<void> {
  await saveDecision(tx, id, { status: realStatus.verified, decided_at: decision.at });
  await saveRealStatus(tx, customer, realStatus.verified);
  await recordAndNotifyDecision(tx, services, customer, 'verification-completed', decision);
}

/** Moves a submission from in review to returned, with a reason in the customer's language. The caller must hold its row lock. */
export async function returnVerification(
  tx: Tx,
  services: Services,
  { id, customer }: OpenVerification,
  decision: Decision,
  reason: string,
): Promise<void> {
  await saveDecision(tx, id, { status: realStatus.returned, decided_at: decision.at, reason });
  await saveRealStatus(tx, customer, realStatus.returned, reason);
  await recordAndNotifyDecision(tx, services, customer, 'verification-returned', decision, reason);
}
