import type { Language } from '#contract/languages';
import type { FastifyRequest } from 'fastify';
import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { hasUsedCode, insertCode, insertCodeUse, publishedCodes, takeCode } from './room-code-store.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** Returns a new code of 60 random bits, such as `7KQD-M2XA-PZ4R`. */
export function randomCode(): string {
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: case, spaces and hyphens don't matter. */
const normalized = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Codes are random, so one hash is enough; and the database compares hashes, so the time tells nothing of a code. */
export const hashOfCode = (room: string, code: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([room, normalized(code)]))
    .digest();

interface Issue {
  readonly room: string;
  readonly maxUses: number;
  readonly expiresAt: Date | null;
  readonly note: string;
  readonly createdBy: string;
}

/** Issues a code. Only the return value has it; the database keeps a hash. */
export async function issueCode(tx: Tx, issue: Issue, at: Date): Promise<{ id: bigint; code: string }> {
  const code = randomCode();
  const id = await insertCode(tx, { ...issue, hash: hashOfCode(issue.room, code), published: null, createdAt: at });
  return { id, code };
}

/** Publishes a code that everybody may use. */
export async function publishCode(
  tx: Tx,
  { room, code, note, createdBy }: Pick<Issue, 'room' | 'note' | 'createdBy'> & { readonly code: string },
  at: Date,
): Promise<void> {
  const rest = { maxUses: null, expiresAt: null, createdAt: at };
  await insertCode(tx, { room, note, createdBy, ...rest, hash: hashOfCode(room, code), published: code });
}

/**
 * Runs `work`, which checks a room's code with `requireRoomCode`, unless earlier wrong codes of the customer require a wait.
 * Opens no transaction, and must not run inside one.
 */
export const guessRoomCode = <Result>(
  services: Services,
  http: FastifyRequest,
  customer: string,
  work: () => Promise<Result>,
): Promise<Result> => guess(services, http, { secret: 'room-code', account: customer, wrong: 'room-code-wrong' }, work);

/**
 * Uses a code for a customer, whom the caller must hold by `lockCustomer`, unless an earlier one did: a customer needs one code
 * per room, for good. Throws Refusal `room-code-wrong`.
 */
export async function requireRoomCode(
  tx: Tx,
  { customer, room, code }: { readonly customer: string; readonly room: string; readonly code: string },
  at: Date,
): Promise<void> {
  if (await hasUsedCode(tx, customer, room)) return;
  const id = await takeCode(tx, room, hashOfCode(room, code), at);
  if (id === undefined) throw new Refusal('room-code-wrong');
  await insertCodeUse(tx, { customer, room, code: id, at });
}

/** Returns how a customer gets a room's code, by room, in the customer's language. */
export async function codeTerms({ db, texts, clock }: Services, language: Language): Promise<(room: string) => string> {
  const published = await publishedCodes(db, clock());
  return (room) => {
    const code = published.get(room);
    return code === undefined
      ? texts.text(language, 'server:leverage.code-terms')
      : texts.text(language, 'server:leverage.code-published', { code });
  };
}
