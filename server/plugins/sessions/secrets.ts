import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 32 random bytes as 43 characters. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Returns what came from outside if it can be a secret, so that nothing else costs a look into the database. */
export const secretOf = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text) ? text : undefined;

/** Returns the hash to store. SHA-256 is enough for 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const matches = (stored: Buffer | null, hash: Buffer): boolean =>
  stored !== null && timingSafeEqual(stored, hash);
