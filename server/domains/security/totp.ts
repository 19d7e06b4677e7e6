import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
// Many authenticator apps support only these values and ignore others in the QR code.
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** Returns 20 random bytes in Base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the content of the QR code. */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ ...PARAMETERS, issuer: 'Florin', label: username, secret }).toString();

/** Returns the time step of a code, which may be one before or after the current one; undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...PARAMETERS, secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
