import type { FastifyRequest } from 'fastify';
import type { UsedCredential } from '#contract/security-passkeys';
import { type Tx, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { recordFailure } from './activity-store.ts';
import { takeChallengeToLogIn } from './passkey-challenge-store.ts';
import { findPasskey, markUsed } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { lockPasswordHash, passkeyHandle } from './store.ts';
import { verifyUsed } from './verify-passkey.ts';

/** The device's response to the options of `index/passkeyOptions`. */
export interface UsedPasskey {
  readonly ticket: string;
  readonly credential: UsedCredential;
}

/** Runs `work`, and records in the customer's activity if it refuses a passkey. */
async function recordRefusal<Result>(
  { db, clock }: Services,
  http: FastifyRequest,
  {
    customer,
    kind,
  }: { readonly customer: string | undefined; readonly kind: 'failed-login-passkey' | 'failed-passkey' },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'passkey-refused') {
      const failed = { kind, device: deviceOf(http), at: clock() };
      await transact(db, (tx) => recordFailure(tx, customer, failed));
    }
    throw error;
  }
}

/**
 * Runs `work` for the customer whose passkey was used, with the customer's row locked. `owner`, who is confirming a change,
 * refuses the passkeys of all others. A refused passkey is recorded in the activity of its customer, or of `owner`. Throws
 * Refusal `ticket-expired`, `passkey-refused` or `passkeys-unavailable`.
 */
export async function withPasskey<Result>(
  services: Services,
  http: FastifyRequest,
  { ticket, credential, owner }: UsedPasskey & { readonly owner?: string },
  work: (tx: Tx, customer: string) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = services;
  const challenge = await takeChallengeToLogIn(db, ticket, clock());
  if (challenge === undefined) throw new Refusal('ticket-expired');
  const site = relyingParty(services, http);
  const customer = (await findPasskey(db, site.id, credential.id))?.customer;
  const failure =
    owner === undefined
      ? ({ customer, kind: 'failed-login-passkey' } as const)
      : ({ customer: owner, kind: 'failed-passkey' } as const);
  return recordRefusal(services, http, failure, async () => {
    if (customer === undefined || customer !== (owner ?? customer)) throw new Refusal('passkey-refused');
    return transact(db, async (tx) => {
      await lockPasswordHash(tx, customer);
      // Read it again under the lock: the passkey may have been removed, or its counter increased by a concurrent login.
      const passkey = await findPasskey(tx, site.id, credential.id);
      const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
      if (!passkey || !handle.equals(await passkeyHandle(tx, customer))) throw new Refusal('passkey-refused');
      const { counter, synced } = await verifyUsed(credential, challenge, site, passkey);
      await markUsed(tx, passkey.id, { counter, synced }, clock());
      return work(tx, customer);
    });
  });
}
