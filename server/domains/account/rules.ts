import { createHash, randomInt } from 'node:crypto';
import { defaultLanguage, matchLanguage, type Language } from '#contract/languages';

/** What two usernames have in common when they count as the same. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Returns the language to write in: what a customer chose earlier may not be available. */
export const usableLanguage = (chosen: string): Language => matchLanguage(chosen) ?? defaultLanguage;

// Without letters and digits that are read for each other.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const INVITE_LENGTH = 6;

export const makeInviteCode = (): string =>
  Array.from({ length: INVITE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Eight digits that say nothing about how many customers there are. */
export const makeCustomerId = (): string => String(randomInt(10_000_000, 100_000_000));

export const makeEmailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is stored of a code, bound to its address. */
export const hashEmailCode = (email: string, code: string): Buffer =>
  createHash('sha256').update(`${email}\n${code}`).digest();

/** Seconds that a code is good for. */
export const CODE_SECONDS = 600;
/** Seconds until another code can be asked for. */
export const RESEND_SECONDS = 60;
