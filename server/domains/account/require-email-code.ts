import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { findPendingCode, type Purpose } from './email-code-store.ts';
import { hashEmailCode } from './rules.ts';

/** Throws Refusal `email-code-wrong`, and TooManyRequests after several wrong guesses. */
export async function requireEmailCode(
  services: Services,
  http: FastifyRequest,
  { email, purpose, code }: { readonly email: string; readonly purpose: Purpose; readonly code: string },
): Promise<void> {
  const { db, clock } = services;
  const pending = await findPendingCode(db, email, purpose, clock());
  // Guesses by strangers don't slow down the client that requested the code.
  const known = { browser: false, address: pending?.requestedFrom === networkOf(http.ip) };
  const about = { secret: 'email-code', account: `${purpose} ${email}`, known, wrong: 'email-code-wrong' } as const;
  await guess(services, http, about, async () => {
    const isCorrect = pending?.hash && timingSafeEqual(pending.hash, hashEmailCode(email, code));
    if (!isCorrect) throw new Refusal('email-code-wrong');
  });
}
