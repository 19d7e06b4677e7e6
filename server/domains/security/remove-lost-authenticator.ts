import type { FastifyRequest } from 'fastify';
import type { RemovalProof } from '#contract/account';
import type { Tx } from '../../db/transact.ts';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { DAY_SECONDS, secondsAfter } from '../../time.ts';
import { publishNotice } from '../notices/publish.ts';
import { recordActivity } from './activity-store.ts';
import type { Actor } from './actor.ts';
import { momentValues, recordAndNotify } from './alert-customer.ts';
import { hasAuthenticator, removeAuthenticator } from './authenticator-store.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import {
  startWaiting,
  endRemoval,
  findOpenRemoval,
  insertRemoval,
  lastRequests,
  type OpenRemoval,
} from './removal-store.ts';
import { requireLoginPassword, requireUnchangedPassword } from './require-password.ts';
import { WAITING_DAYS } from './rules.ts';
import { contactOf, lockPasswordHash } from './store.ts';

/** How many requests a customer may make a day, each of which sends a mail. */
const REQUESTS = { max: 3, seconds: DAY_SECONDS };

/** Tells the customer what an operator or the server did; so there is no device. */
async function recordAndNotifyStep(
  tx: Tx,
  services: Services,
  { customer, proof }: OpenRemoval,
  kind: 'removal-approved' | 'removal-refused' | 'authenticator-removed',
  at: Date,
  { dueAt, reason = '' }: { readonly dueAt?: Date; readonly reason?: string } = {},
): Promise<void> {
  await recordActivity(tx, { customer, kind, device: null, at });
  const { language, email } = await contactOf(tx, customer);
  const values = {
    context: proof,
    ...(dueAt && momentValues('dueAt', language, dueAt)),
    ...momentValues('moment', language, at),
    reason,
  };
  await publishNotice(tx, services, { customer, language, kind, values });
  await mailAfterCommit(tx, services, { to: email, ...mailTexts(services.texts, language, kind, values) });
}

interface RemovalRequest {
  readonly customer: string;
  readonly text: string;
  readonly proof: RemovalProof;
}

/** What came of a request. */
type Requested = OpenRemoval & {
  /** Whether one was already open. */
  readonly repeated: boolean;
};

/** The variables of texts about a removal; `context` selects those for its proof. */
const valuesOf = (proof: RemovalProof) => ({ context: proof, days: String(WAITING_DAYS[proof]) });

/**
 * Requests the removal of a lost authenticator app and tells the customer. An open request stays as it is. Throws
 * Refusal `removal-limit` after three requests a day. The caller must hold the lock of `lockPasswordHash`.
 */
export async function requestRemoval(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, text, proof }: RemovalRequest,
): Promise<Requested> {
  const open = await findOpenRemoval(tx, customer);
  if (open) return { ...open, repeated: true };
  const at = services.clock();
  const first = (await lastRequests(tx, customer, REQUESTS.max))[REQUESTS.max - 1];
  if (first && secondsAfter(first, REQUESTS.seconds) > at) throw new Refusal('removal-limit');
  const made = await insertRemoval(tx, customer, { text, proof, device: deviceOf(http), at });
  await recordAndNotify(tx, services, http, { customer, kind: 'removal-requested', values: valuesOf(proof) });
  return { ...made, repeated: false };
}

/**
 * The same for a customer who is still logged in, with the login password. Throws Refusal `wrong-password`,
 * `authenticator-off` or `removal-limit`.
 */
export async function requestOwnRemoval(
  services: Services,
  { session: { customer }, http }: Actor,
  { password, text }: { readonly password: string; readonly text: string },
): Promise<Requested> {
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  return transact(services.db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    if (!(await hasAuthenticator(tx, customer))) throw new Refusal('authenticator-off');
    return requestRemoval(tx, services, http, { customer, text, proof: 'password' });
  });
}

/** Starts the waiting time. The caller must hold the lock of `lockRemoval`. */
export async function approveRemoval(tx: Tx, services: Services, open: OpenRemoval, at: Date): Promise<void> {
  const dueAt = secondsAfter(at, WAITING_DAYS[open.proof] * DAY_SECONDS);
  await startWaiting(tx, open.id, at, dueAt);
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
    const open = await findOpenRemoval(tx, customer);
    if (!open) return;
    await endRemoval(tx, customer, { state: 'stopped' }, services.clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'removal-stopped', values: valuesOf(open.proof) });
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
