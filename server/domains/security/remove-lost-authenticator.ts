import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/transact.ts';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { mailAfterCommit, mailTexts } from '../../plugins/mail.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { publishNotice } from '../notices/publish.ts';
import { recordActivity } from './activity-store.ts';
import type { Actor } from './actor.ts';
import { momentIn, recordAndNotify } from './alert-customer.ts';
import { removeAuthenticator } from './authenticator-store.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import {
  approve,
  endRemoval,
  findOpenRemoval,
  insertRemoval,
  lastRequests,
  type OpenRemoval,
} from './removal-store.ts';
import { contactOf, lockPasswordHash } from './store.ts';

/** Time to stop a removal after its approval. */
const WAITING_SECONDS = 3 * 86_400;

/** How many requests a customer may make a day, each of which sends a mail. */
const REQUESTS = { max: 3, seconds: 86_400 };

/** Tells the customer what an operator or the server did; so there is no device. */
async function recordAndNotifyStep(
  tx: Tx,
  services: Services,
  { customer }: OpenRemoval,
  kind: 'removal-approved' | 'removal-refused' | 'authenticator-removed',
  at: Date,
  { dueAt, reason = '' }: { readonly dueAt?: Date; readonly reason?: string } = {},
): Promise<void> {
  await recordActivity(tx, { customer, kind, device: null, at });
  const { language, email } = await contactOf(tx, customer);
  const values = { dueAt: dueAt ? momentIn(language, dueAt) : '', moment: momentIn(language, at), reason };
  await publishNotice(tx, services, { customer, language, kind, values });
  mailAfterCommit(tx, services.mailer, { to: email, ...mailTexts(services.texts, language, kind, values) });
}

/**
 * Requests the removal of a lost authenticator app and tells the customer. An open request stays as it is. Throws
 * Refusal `removal-limit` after three requests a day. The caller must hold the lock of `lockPasswordHash`.
 */
export async function requestRemoval(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, text }: { readonly customer: string; readonly text: string },
): Promise<OpenRemoval & { readonly repeated: boolean }> {
  const open = await findOpenRemoval(tx, customer);
  if (open) return { ...open, repeated: true };
  const at = services.clock();
  const first = (await lastRequests(tx, customer, REQUESTS.max))[REQUESTS.max - 1];
  if (first && secondsAfter(first, REQUESTS.seconds) > at) throw new Refusal('removal-limit');
  const made = await insertRemoval(tx, customer, { text, device: deviceOf(http), at });
  await recordAndNotify(tx, services, http, { customer, kind: 'removal-requested' });
  return { ...made, repeated: false };
}

/** Starts the waiting time. The caller must hold the lock of `lockRemoval`. */
export async function approveRemoval(tx: Tx, services: Services, open: OpenRemoval, at: Date): Promise<void> {
  const dueAt = secondsAfter(at, WAITING_SECONDS);
  await approve(tx, open.id, at, dueAt);
  await recordAndNotifyStep(tx, services, open, 'removal-approved', at, { dueAt });
}

/** Refuses a request, with a reason in the customer's language. The caller must hold the lock of `lockRemoval`. */
export async function refuseRemoval(
  tx: Tx,
  services: Services,
  open: OpenRemoval,
  at: Date,
  reason: string,
): Promise<void> {
  await endRemoval(tx, open.customer, { state: 'refused', reason, decided_at: at }, at);
  await recordAndNotifyStep(tx, services, open, 'removal-refused', at, { reason });
}

/** Stops the customer's open removal, if there is one. Asks for no password, so that it takes one press. */
export async function stopRemoval(services: Services, { session: { customer }, http }: Actor): Promise<void> {
  await transact(services.db, async (tx) => {
    await lockPasswordHash(tx, customer);
    if ((await endRemoval(tx, customer, { state: 'stopped' }, services.clock())) === undefined) return;
    await recordAndNotify(tx, services, http, { customer, kind: 'removal-stopped' });
  });
}

/** Removes the authenticator app with its recovery codes. The caller must hold the lock of `lockRemoval`. */
export async function completeRemoval(tx: Tx, services: Services, open: OpenRemoval, at: Date): Promise<void> {
  const { customer } = open;
  await endRemoval(tx, customer, { state: 'removed' }, at);
  await removeAuthenticator(tx, customer, at);
  await holdWithdrawals(tx, customer, 'authenticator-removed', at);
  await recordAndNotifyStep(tx, services, open, 'authenticator-removed', at);
}
