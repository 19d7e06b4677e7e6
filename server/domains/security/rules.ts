import { createHmac, randomBytes } from 'node:crypto';
import type { RemovalProof } from '#contract/account';
import { recoveryCodeCount } from '#contract/security-second-factor';

/** Time to confirm a new authenticator app. */
export const SETUP_SECONDS = 600;
/** Time to enter a login's code, or to use a passkey. */
export const TICKET_SECONDS = 300;
/** From a second factor to the sensitive act that it is for. */
export const CONFIRMATION_SECONDS = 300;
/**
 * Days to stop the removal of a lost authenticator app after its approval. Whoever reads a customer's email can also delete
 * what we write there, so the customer's devices and other channels need time.
 */
export const WAITING_DAYS: Readonly<Record<RemovalProof, number>> = { password: 3, email: 7 };
/** Per customer. */
export const PASSKEY_LIMIT = 10;

const RECOVERY_LENGTH = 10;
// Without letters and digits that look alike; five bits map to one character.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns ten codes of 50 random bits each, without the hyphen. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(RECOVERY_LENGTH), (byte) => LETTERS.charAt(byte % 32)).join(''),
  );

/** Adds a hyphen in the middle, so that the code is easier to copy. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/**
 * Returns the hash to store. Plain hashes of 50 bits in a stolen database could be cracked in days, so the key is the secret
 * of the authenticator app, which is sealed with a key outside the database.
 */
export const hashRecoveryCode = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret).update(code).digest();
