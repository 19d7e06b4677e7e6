import { createHmac, randomBytes } from 'node:crypto';

/** Seconds within which a new authenticator app is to be confirmed. */
export const SETUP_SECONDS = 600;
/** Seconds that a login waits for its code, and a device is waited for. */
export const TICKET_SECONDS = 300;
/** Passkeys of one customer. */
export const PASSKEY_LIMIT = 10;

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
// Base32: no digit that is read for a letter, and 32 of them, so that five bits are one.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Ten codes of 50 random bits each, as they are stored: without the hyphen. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_LENGTH), (byte) => LETTERS.charAt(byte % 32)).join(''),
  );

/** In two halves, so that it is easier to copy. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/**
 * What is stored of a recovery code. Nobody guesses 50 bits here, but a plain hash of a stolen database could be tried out in
 * days. So the key is the secret of the authenticator app, which is sealed with a key outside of the database.
 */
export const hashRecoveryCode = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret).update(code).digest();
