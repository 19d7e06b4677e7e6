import { createHash, randomInt } from 'node:crypto';
import { defaultLanguage, matchLanguage, type Language } from '#contract/languages';
import { secondsAfter } from '../../time.ts';

/** Returns the same key for all usernames that count as equal. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Whether an identifier is an email address. A username can't contain an @. */
export const isAddress = (identifier: string): boolean => identifier.includes('@');

/**
 * Returns what to count attempts by where no account has this username or email address: one name for all that are looked up
 * alike, and for no others. Otherwise, counts that are shared only by unknown names would reveal which accounts exist.
 */
export const unknownAccount = (identifier: string): string =>
  isAddress(identifier) ? `unknown address ${identifier.toLowerCase()}` : `unknown name ${usernameKey(identifier)}`;

/**
 * Returns what codes are kept under that a browser or an address asks for which the account knows: apart from those under `key`, so
 * that a stranger who asks for codes neither replaces its owner's nor uses them up.
 */
export const familiarKey = (key: string): string => `known ${key}`;

/** Returns the language to write in. A language that was chosen earlier may no longer be available. */
export const usableLanguage = (chosen: string): Language => matchLanguage(chosen) ?? defaultLanguage;

// Leaves out letters and digits that look alike.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const INVITE_LENGTH = 6;

export const makeInviteCode = (): string =>
  Array.from({ length: INVITE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Random, so that ids don't reveal the number of customers. */
export const makeCustomerId = (): string => String(randomInt(10_000_000, 100_000_000));

export const makeEmailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash covers the address, so that a code is valid for that address only. */
export const hashEmailCode = (email: string, code: string): Buffer =>
  createHash('sha256').update(`${email}\n${code}`).digest();

/** How long a code is valid. */
export const CODE_SECONDS = 600;

/** Returns when a code expires, for the email that it is in. */
export const codeExpiry = (sentAt: Date): string => secondsAfter(sentAt, CODE_SECONDS).toISOString();

/** How long to wait before another code can be requested. */
export const RESEND_SECONDS = 60;
/** Codes that are sent to an address a day for one purpose, so that nobody is flooded. */
export const CODES_A_DAY = 10;
