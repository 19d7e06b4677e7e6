import { orderStatus } from '#contract/order-status';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { insertAnswer, type Petition, saveStatus } from './store.ts';

export interface Decision {
  /** `automatic` in the sandbox. */
  readonly operator: string;
  readonly at: Date;
  /** Only for seeding history: sends no live event, and dates the notice back. */
  readonly past?: { readonly read: boolean };
}

async function notify(
  tx: Tx,
  services: Services,
  { id, customer }: Petition,
  kind: 'petition-answered' | 'petition-ended',
  { at, past }: Decision,
  reason = '',
): Promise<void> {
  const language = await languageOfCustomer(tx, customer);
  const seeded = past && { at, read: past.read };
  await publishNotice(tx, services, { customer, language, kind, values: { id: String(id), reason }, ...seeded });
}

/** Makes open apps read again what no notice announces. */
function emitUnread(tx: Tx, { live }: Services, { customer }: Petition, { past }: Decision): void {
  if (!past) emitAfterCommit(tx, live, customer, 'unread', {});
}

/** Says that somebody has taken it up. The caller must hold the lock of `lockPetition`. */
export async function startProcessing(
  tx: Tx,
  services: Services,
  petition: Petition,
  decision: Decision,
): Promise<Petition> {
  if (petition.status !== orderStatus.pending) return petition;
  await saveStatus(tx, petition.id, { status: orderStatus.processing });
  emitUnread(tx, services, petition, decision);
  return { ...petition, status: orderStatus.processing };
}

/**
 * Adds an answer and notifies the customer. It stays open. Returns false if its last answer already says the same, so that
 * repeating changes nothing. The caller must hold the lock of `lockPetition`.
 */
export async function answerPetition(
  tx: Tx,
  services: Services,
  petition: Petition,
  decision: Decision,
  text: string,
): Promise<boolean> {
  if (petition.answers.at(-1)?.text === text) return false;
  if (petition.status === orderStatus.pending) await saveStatus(tx, petition.id, { status: orderStatus.processing });
  await insertAnswer(tx, petition, { text, operator: decision.operator, at: decision.at });
  await notify(tx, services, petition, 'petition-answered', decision);
  return true;
}

/** Completes it. The last answer has said so. The caller must hold the lock of `lockPetition`. */
export async function completePetition(
  tx: Tx,
  services: Services,
  petition: Petition,
  decision: Decision,
): Promise<void> {
  await saveStatus(tx, petition.id, { status: orderStatus.completed, decided_at: decision.at });
  emitUnread(tx, services, petition, decision);
}

/** Ends it with a reason in the customer's language, and notifies the customer. The caller must hold the lock of `lockPetition`. */
export async function endPetition(
  tx: Tx,
  services: Services,
  petition: Petition,
  decision: Decision,
  reason: string,
): Promise<void> {
  await saveStatus(tx, petition.id, { status: orderStatus.ended, decided_at: decision.at, reason });
  await notify(tx, services, petition, 'petition-ended', decision, reason);
}
