import { resolve } from 'node:path';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), `must be an address that begins with ${schemes.join('// or ')}//`),
  );

const environment = v.object({
  PORT: v.optional(port, '5173'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test'], 'must be production, development or test'), 'production'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  REDIS_URL: v.optional(address('redis:', 'rediss:')),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  OPERATOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  IDENTITY_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
});

export interface Settings {
  /** `sandbox`: play money and everything embedded; `live`: parts from the environment, begins with DATABASE_URL. */
  readonly mode: 'sandbox' | 'live';
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Absolute; holds the embedded database, uploads and the e-mail outbox. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly operatorToken: string | undefined;
  /** Encrypts ID numbers and the secrets of authenticator apps, 64 hexadecimal digits; where none is given, a key is made in the data folder. */
  readonly identityKey: string | undefined;
}

/** Everything wrong with the environment at once, one line each. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings in the environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

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
  return {
    mode: output.DATABASE_URL ? 'live' : 'sandbox',
    environment: output.NODE_ENV,
    port: output.PORT,
    host: output.HOST,
    dataDir: resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    redisUrl: output.REDIS_URL,
    smtpUrl: output.SMTP_URL,
    operatorToken: output.OPERATOR_TOKEN,
    identityKey: output.IDENTITY_KEY,
  };
}
