import { vi } from 'vitest';
import type { RemovalProof } from '#contract/account';
import { transact } from '#server/db/transact';
import { removeDueAuthenticators } from '#server/domains/operator/remove-due-authenticators';
import { approveRequest } from '#server/domains/operator/review-removal';
import { lockRemoval } from '#server/domains/security/removal-store';
import type { TestApp } from '../support/app.ts';
import { protectedMember } from './support.ts';

export const reason = 'My phone broke on Friday.';

/** Sends the request of someone with the ticket of a login. */
export const report = (server: TestApp, ticket: string, text = reason) =>
  server.visitor().try('POST index/lostAuthenticator', { ticket, text });

/** Returns the ticket of a password reset whose code by email was right; the new password waits for a second factor. */
export async function resetTicket(server: TestApp, { username, email }: { username: string; email: string }) {
  // One code a minute.
  server.clock.advance(61);
  const before = server.mails.length;
  await server.visitor().call('POST index/forgotPassword', { identifier: username });
  await vi.waitUntil(() => server.mails.length > before, 20_000);
  const [mail] = server.mails.splice(before);
  if (mail?.to !== email) throw new Error('no code');
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? 'none';
  const { data } = await server
    .visitor()
    .try('POST index/resetPassword', { identifier: username, code, password: 'ein besseres Wort' });
  return String(data.ticket);
}

/** Returns every removal of a customer, oldest first. */
export const removalsOf = ({ db }: TestApp, customer: string) =>
  db.selectFrom('authenticator_removals').selectAll().where('customer_id', '=', customer).orderBy('id').execute();

type Options = Parameters<typeof protectedMember>[1] & {
  /** What proves who asks. Default `password`. */
  proof?: RemovalProof;
};

/** A customer who has requested the removal. Mails and events start empty. */
export async function losing(server: TestApp, { proof = 'password', ...options }: Options = {}) {
  const owner = await protectedMember(server, options);
  const { data } = await report(server, await (proof === 'email' ? resetTicket(server, owner) : owner.ticket()));
  if (data.state !== 'requested') throw new Error(`not requested: ${JSON.stringify(data)}`);
  const [removal] = await removalsOf(server, owner.id);
  server.mails.length = 0;
  server.events.length = 0;
  return { ...owner, removal: removal?.id ?? 0n };
}

/** Approves a request as an operator does. Returns whether it was still open. */
export const approved = ({ db, services, clock }: TestApp, id: bigint): Promise<boolean> =>
  transact(db, async (tx) => {
    const open = await lockRemoval(tx, id);
    if (open?.state === 'requested')
      await approveRequest(tx, services, open, { operator: { name: 'Ada', token: 'shared' }, at: clock.now() });
    return open !== undefined;
  });

/** Runs the job as the housekeeping does. It must not fail. */
export const removeDue = (server: TestApp): Promise<void> =>
  removeDueAuthenticators(server.services, (error) => {
    throw error;
  });

/** A customer whose removal was approved. Mails and events start empty. */
export async function waiting(server: TestApp, options: Options = {}) {
  const owner = await losing(server, options);
  await approved(server, owner.removal);
  server.mails.length = 0;
  server.events.length = 0;
  return owner;
}
