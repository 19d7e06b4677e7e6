import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
// What every authenticator app understands; many ignore anything else that the QR code says.
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** Base32 of 20 random bytes. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ ...FORM, issuer: 'Florin', label: username, secret }).toString();

/** The step that a code belongs to, of the current one and its two neighbors; undefined when it is none of theirs. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
