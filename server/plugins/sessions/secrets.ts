import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as 43 characters. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It has 256 random bits, so nothing slower than SHA-256 is needed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const matches = (stored: Buffer | null, hash: Buffer): boolean =>
  stored !== null && timingSafeEqual(stored, hash);
