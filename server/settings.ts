import { resolve } from 'node:path';
import * as v from 'valibot';
import { parseTrustProxy, type TrustProxy } from './plugins/client-address.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address that starts with ${schemes.join('// or ')}//`,
    ),
  );

/** An address without anything after the host and port. */
const site = v.pipe(
  address('https:', 'http:'),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must be an address without path, query, or password',
  ),
  v.transform((text) => new URL(text).origin),
);

const trustProxy = v.pipe(
  v.string(),
  v.transform(parseTrustProxy),
  v.custom<TrustProxy>(
    (trust) => trust !== undefined,
    'must be a number of hops from 1 to 10, or addresses and networks separated by commas',
  ),
);

const environment = v.object({
  PORT: v.optional(port, '5173'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
  PUBLIC_URL: v.optional(site),
  TRUST_PROXY: v.optional(trustProxy),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  REDIS_URL: v.optional(address('redis:', 'rediss:')),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  OPERATOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  SUPPORT_HOURS: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'))),
  IDENTITY_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
});

export interface Settings {
  /** `sandbox`: play money and everything embedded; `live`: parts from the environment, begins with DATABASE_URL. */
  readonly mode: 'sandbox' | 'live';
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** The origin that passkeys, mails and links are made for, such as `https://florin.example`. */
  readonly publicUrl: string;
  /** Names the proxies whose word about the client's address is believed. */
  readonly trustProxy: TrustProxy;
  /** Absolute; holds the embedded database, uploads and the email outbox. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly operatorToken: string | undefined;
  /** Where customers write to, and when somebody reads it, as /contact says. */
  readonly supportEmail: string | undefined;
  readonly supportHours: string | undefined;
  /** Encrypts ID numbers and the secrets of authenticator apps, 64 hexadecimal digits; where none is given, a key is made in the data folder. */
  readonly identityKey: string | undefined;
}

/** Everything wrong with the environment at once, one line each. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid settings in the environment:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Passkeys and the session's cookie need https, except on the machine itself. */
const isSecure = (url: string): boolean => url.startsWith('https://') || new URL(url).hostname === 'localhost';

/** What is wrong with the address of a live server. */
function publicUrlProblem(publicUrl: string | undefined): string | undefined {
  if (publicUrl === undefined)
    return 'PUBLIC_URL is needed with DATABASE_URL: passkeys, mails and links are made for that address';
  return isSecure(publicUrl) ? undefined : 'PUBLIC_URL must start with https:// where DATABASE_URL is set';
}

/** What is wrong with NODE_ENV on a live server: in the test environment calls are not limited in number. */
const environmentProblem = (environment: Settings['environment']): string | undefined =>
  environment === 'test'
    ? 'NODE_ENV=test is for play money, since it lifts the limits; leave it out where DATABASE_URL is set'
    : undefined;

/** Throws SettingsError. An empty variable counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new SettingsError(
      // Without the values: some are secrets, and this ends up in logs.
      result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`),
    );
  }
  const { output } = result;
  const mode = output.DATABASE_URL ? 'live' : 'sandbox';
  const problem =
    mode === 'live' ? (environmentProblem(output.NODE_ENV) ?? publicUrlProblem(output.PUBLIC_URL)) : undefined;
  if (problem) throw new SettingsError([problem]);
  return {
    mode,
    environment: output.NODE_ENV,
    port: output.PORT,
    host: output.HOST,
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    trustProxy: output.TRUST_PROXY ?? (() => false),
    dataDir: resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    redisUrl: output.REDIS_URL,
    smtpUrl: output.SMTP_URL,
    operatorToken: output.OPERATOR_TOKEN,
    supportEmail: output.SUPPORT_EMAIL,
    supportHours: output.SUPPORT_HOURS,
    identityKey: output.IDENTITY_KEY,
  };
}
