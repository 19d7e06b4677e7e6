import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { pendingCodes, type Purpose } from './email-code-store.ts';
import { hashEmailCode } from './rules.ts';

interface TypedCode {
  readonly email: string;
  readonly purpose: Purpose;
  readonly code: string;
  /** What its codes are kept under, if not under the address alone. */
  readonly keys?: readonly string[];
}

/**
 * Returns what the code is kept under, to consume it. Throws Refusal `email-code-wrong`, and TooManyRequests after several wrong
 * guesses.
 */
export async function requireEmailCode(
  services: Services,
  http: FastifyRequest,
  { email, purpose, code, keys = [email] }: TypedCode,
): Promise<string> {
  const { db, clock } = services;
  const pending = await pendingCodes(db, keys, purpose, clock());
  // Guesses by strangers don't slow down the client that requested the code.
  const isOwn = pending.some(({ requestedFrom }) => requestedFrom === networkOf(http.ip));
  const known = { browser: false, address: isOwn };
  const about = { secret: 'email-code', account: `${purpose} ${email}`, known, wrong: 'email-code-wrong' } as const;
  return guess(services, http, about, async () => {
    const right = pending.find((each) => each.hash && timingSafeEqual(each.hash, hashEmailCode(each.email, code)));
    if (!right) throw new Refusal('email-code-wrong');
    return right.email;
  });
}
