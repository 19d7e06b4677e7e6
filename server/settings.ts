import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Bucket } from './plugins/files/bucket-files.ts';
import { POOL_SIZE } from './db/connect.ts';
import { type DepositKeys, noDepositKeys, parseDepositKeys } from './deposit-keys.ts';
import { MIN_TOKEN_LENGTH, type OperatorToken, parseOperatorTokens } from './operator-tokens.ts';
import { parseTrustProxy, type TrustProxy } from './plugins/client-address.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

const drainSeconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 60'),
  v.transform(Number),
  v.maxValue(60, 'must be a number of seconds from 0 to 60'),
);

const databasePool = v.pipe(
  v.string(),
  v.regex(/^\d{2,3}$/, 'must be a number from 10 to 200'),
  v.transform(Number),
  v.minValue(10, 'must be a number from 10 to 200'),
  v.maxValue(200, 'must be a number from 10 to 200'),
);

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a URL that begins with ${schemes.join('// or ')}//`,
    ),
  );

/** A URL with nothing after host and port. */
const site = v.pipe(
  address('https:', 'http:'),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must be a URL without path, query or password',
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

const identityKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'));

const operatorTokens = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseOperatorTokens(dataset.value);
    if (typeof parsed !== 'string') return parsed;
    addIssue({ message: parsed });
    return NEVER;
  }),
);

const depositKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDepositKeys(dataset.value);
    if (typeof parsed !== 'string') return parsed;
    addIssue({ message: parsed });
    return NEVER;
  }),
);

/** Reads `https://KEY:SECRET@HOST/BUCKET`, with `?region=` where the service has more than one. */
function parseBucket(text: string): Bucket | undefined {
  try {
    const { origin, pathname, username, password, searchParams } = new URL(text);
    const [, name] = /^\/([^/]+)\/?$/u.exec(pathname) ?? [];
    if (!username || !password || !name) return undefined;
    return {
      endpoint: `${origin}/${name}`,
      region: searchParams.get('region') ?? 'auto',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}

const filesUrl = v.pipe(
  address('https:', 'http:'),
  v.transform(parseBucket),
  v.custom<Bucket>((bucket) => bucket !== undefined, 'must be like https://KEY:SECRET@s3.example.com/BUCKET'),
);

/** Enough to disagree. */
const MIN_MARKET_SOURCES = 2;

const marketSources = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean)),
  v.minLength(MIN_MARKET_SOURCES, `must name at least ${MIN_MARKET_SOURCES} exchanges, separated by commas`),
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
  DRAIN_SECONDS: v.optional(drainSeconds, '0'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  DATABASE_POOL: v.optional(databasePool),
  DATABASE_REPLICA_URL: v.optional(address('postgres:', 'postgresql:')),
  REDIS_URL: v.optional(address('redis:', 'rediss:')),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  PUSH_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be a key of 65 bytes in base64url'))),
  PUSH_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a key of 32 bytes in base64url'))),
  OPERATOR_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(MIN_TOKEN_LENGTH, `must have at least ${MIN_TOKEN_LENGTH} characters`)),
  ),
  OPERATOR_TOKENS: v.optional(operatorTokens),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(MIN_TOKEN_LENGTH, `must have at least ${MIN_TOKEN_LENGTH} characters`)),
  ),
  TRACES_URL: v.optional(address('http:', 'https:')),
  IDENTITY_KEY: v.optional(identityKey),
  IDENTITY_KEY_OTHER: v.optional(identityKey),
  MARKET_SOURCES: v.optional(marketSources),
  DEPOSIT_KEYS: v.optional(depositKeys),
  FILES_URL: v.optional(filesUrl),
});

type Environment = v.InferOutput<typeof environment>;

export interface Settings {
  /** `sandbox`: play money with everything embedded; `live`: services from the environment. Set by DATABASE_URL. */
  readonly mode: 'sandbox' | 'live';
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** The origin for passkeys, mails and links, such as `https://florin.example`. */
  readonly publicUrl: string;
  /** Which proxies are trusted to report the client's address. */
  readonly trustProxy: TrustProxy;
  /** How long the server goes on after it was asked to stop, for a load balancer to notice. */
  readonly drainMs: number;
  /** Absolute path. Contains the embedded database, uploads and the outbox of mails. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Connections to it. */
  readonly databasePool: number;
  /** A database that follows it, for long reads. */
  readonly databaseReplicaUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** The address that emails come from. */
  readonly mailFrom: string;
  /** The key pair that signs pushes. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Shared by operators who say their names themselves. */
  readonly operatorToken: string | undefined;
  /** The tokens of people of whom the server knows who they are. */
  readonly operatorTokens: readonly OperatorToken[];
  /** Who has it may read the metrics. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent. */
  readonly tracesUrl: string | undefined;
  /**
   * Key for what is stored encrypted, such as ID numbers, card numbers, and secrets of authenticator apps; 64 hexadecimal digits. If not set, which only the sandbox
   * allows, a key is created in the data folder.
   */
  readonly identityKey: string | undefined;
  /** Opens what it has sealed and seals nothing: the former key or the next one, while keys change. */
  readonly otherIdentityKey: string | undefined;
  /** Exchanges by their names in ccxt, such as `kraken`. Empty if there are no prices, and in the sandbox. */
  readonly marketSources: readonly string[];
  /** Where customers' images are; undefined for a folder in `dataDir`. */
  readonly filesBucket: Bucket | undefined;
  /** What deposit addresses are derived from. None in the sandbox. */
  readonly depositKeys: DepositKeys;
}

/** Lists every problem with the environment, one per line. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment has invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Passkeys and the session cookie need https, except on localhost. */
const isSecure = (url: string): boolean => url.startsWith('https://') || new URL(url).hostname === 'localhost';

/** Whether all 32 bytes of a key are the same, as in an example. */
const repeatsOneByte = (key: string): boolean => /^([0-9a-f]{2})\1{31}$/i.test(key);

/** What customers' money needs, but the sandbox does without. */
function liveProblems({ NODE_ENV, PUBLIC_URL, SMTP_URL, MAIL_FROM, IDENTITY_KEY }: Environment): string[] {
  const problems: string[] = [];
  if (NODE_ENV === 'test') problems.push('NODE_ENV=test turns off rate limits; do not set it if DATABASE_URL is set');
  if (PUBLIC_URL === undefined)
    problems.push('PUBLIC_URL is required with DATABASE_URL: passkeys, emails, and links are made for it');
  else if (!isSecure(PUBLIC_URL)) problems.push('PUBLIC_URL must begin with https:// if DATABASE_URL is set');
  if (SMTP_URL === undefined)
    problems.push('SMTP_URL is required with DATABASE_URL: without email, nobody can register or recover an account');
  if (MAIL_FROM === undefined)
    problems.push('MAIL_FROM is required with DATABASE_URL: mail servers refuse a sender address that isn’t yours');
  if (IDENTITY_KEY === undefined)
    problems.push(
      'IDENTITY_KEY is required with DATABASE_URL: a key that only one server has can’t decrypt the data on another',
    );
  else if (repeatsOneByte(IDENTITY_KEY))
    problems.push('IDENTITY_KEY must be random if DATABASE_URL is set: anyone can guess a key that repeats one byte');
  return problems;
}

/** Throws SettingsError for one key without the other, and for two that don't belong together. */
function pushKeysOf(publicKey: string | undefined, privateKey: string | undefined): Settings['pushKeys'] {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new SettingsError(['PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are only valid together']);
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new SettingsError(['PUSH_PRIVATE_KEY must be a private key of the curve P-256']);
  }
  if (pair.getPublicKey('base64url') !== publicKey)
    throw new SettingsError(['PUSH_PUBLIC_KEY must be the public key of PUSH_PRIVATE_KEY']);
  return { publicKey, privateKey };
}

/** Throws SettingsError if one of them is the shared token, which would let anyone act as that person. */
function ownTokensOf(own: readonly OperatorToken[] = [], shared: string | undefined): readonly OperatorToken[] {
  if (own.some(({ token }) => token === shared))
    throw new SettingsError(['OPERATOR_TOKENS must not contain OPERATOR_TOKEN, which several people share']);
  return own;
}

/** Throws SettingsError for another key without one, or for the same one. */
function otherKeyOf(other: string | undefined, own: string | undefined): string | undefined {
  if (other === undefined) return undefined;
  if (own === undefined) throw new SettingsError(['IDENTITY_KEY_OTHER is only valid with IDENTITY_KEY']);
  if (own.toLowerCase() === other.toLowerCase())
    throw new SettingsError(['IDENTITY_KEY_OTHER must not be the same as IDENTITY_KEY']);
  return other;
}

/** What the sandbox would ignore. */
function sandboxProblems({ DATABASE_POOL, DATABASE_REPLICA_URL, MARKET_SOURCES, DEPOSIT_KEYS }: Environment): string[] {
  return [
    ...(DATABASE_POOL ? ['DATABASE_POOL is only valid with DATABASE_URL'] : []),
    ...(DATABASE_REPLICA_URL
      ? ['DATABASE_REPLICA_URL is only valid with DATABASE_URL: nothing follows the embedded database']
      : []),
    ...(MARKET_SOURCES ? ['MARKET_SOURCES is only valid with DATABASE_URL: the sandbox simulates its market'] : []),
    ...(DEPOSIT_KEYS ? ['DEPOSIT_KEYS is only valid with DATABASE_URL: the sandbox makes its addresses up'] : []),
  ];
}

/** Treats empty variables as not set. Throws SettingsError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new SettingsError(
      // Leave out the values: some are secrets, and this is logged.
      result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`),
    );
  }
  const { output } = result;
  const mode = output.DATABASE_URL ? 'live' : 'sandbox';
  const problems = mode === 'live' ? liveProblems(output) : sandboxProblems(output);
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    mode,
    environment: output.NODE_ENV,
    port: output.PORT,
    host: output.HOST,
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    trustProxy: output.TRUST_PROXY ?? (() => false),
    drainMs: output.DRAIN_SECONDS * 1000,
    dataDir: resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    databasePool: output.DATABASE_POOL ?? POOL_SIZE,
    databaseReplicaUrl: output.DATABASE_REPLICA_URL,
    redisUrl: output.REDIS_URL,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM ?? 'no-reply@florin.example',
    pushKeys: pushKeysOf(output.PUSH_PUBLIC_KEY, output.PUSH_PRIVATE_KEY),
    operatorToken: output.OPERATOR_TOKEN,
    operatorTokens: ownTokensOf(output.OPERATOR_TOKENS, output.OPERATOR_TOKEN),
    metricsToken: output.METRICS_TOKEN,
    tracesUrl: output.TRACES_URL,
    identityKey: output.IDENTITY_KEY,
    otherIdentityKey: otherKeyOf(output.IDENTITY_KEY_OTHER, output.IDENTITY_KEY),
    marketSources: output.MARKET_SOURCES ?? [],
    filesBucket: output.FILES_URL,
    depositKeys: output.DEPOSIT_KEYS ?? noDepositKeys,
  };
}
