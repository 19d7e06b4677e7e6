import { createECDH } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';

/** Where a browser gets pushes, and the keys that only it can decrypt with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** A later message with the same topic replaces one that has not arrived. */
  readonly topic: string;
  /** How long the push service keeps it for a browser that is offline. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
}

/** `gone`: the subscription has ended. `refused`: this message will never be accepted. `later`: worth another attempt. */
export type PushOutcome =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'later'; readonly retryAfterSeconds: number | undefined };

export interface PushSender {
  /** The public key that browsers subscribe with, in base64url. */
  readonly key: string;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** Networks that a stranger's address must not lead this server to: its own, its neighbors, and none at all. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');

// Only global unicast is outside, and of it not what carries an IPv4 address or documents something.
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const inside6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && outside6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
}

/** A push service's address: https on its own port, and a name, whose addresses are checked when it is connected to. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  const isName = hostname.includes('.') && !hostname.endsWith('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

class PrivateAddress extends Error {}

/** Resolves a name for the connection itself, so that the checked address is the one that is used. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateAddress(), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

/** Whether the keys of a subscription can be encrypted for: a point of the curve, and 16 bytes. */
export function areUsableKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const storedKeys = v.object({ publicKey: v.string(), privateKey: v.string() });

/** Creates the keys once in the data folder. New ones would end every subscription. */
async function sandboxKeys(dataDir: string): Promise<PushKeys> {
  const path = join(dataDir, 'push-keys.json');
  const read = () => readFile(path, 'utf8').then((text) => v.parse(storedKeys, JSON.parse(text)));
  const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
  try {
    return await read();
  } catch (error) {
    if (!isMissing(error)) throw new Error(`${path} is damaged.`, { cause: error });
  }
  await mkdir(dataDir, { recursive: true });
  // Link the complete file, so that a crash leaves no partial one and a server starting at the same time doesn't replace it.
  const part = `${path}.${process.pid}`;
  await writeFile(part, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(part);
  return read();
}

/** Returns the keys from the environment, or in the sandbox those of the data folder. Undefined in live mode without. */
export async function pushKeys({ pushKeys: given, mode, dataDir }: Settings): Promise<PushKeys | undefined> {
  return given ?? (mode === 'sandbox' ? sandboxKeys(dataDir) : undefined);
}

const TIMEOUT_MS = 10_000;
/** The subscription has ended. */
const GONE = new Set([404, 410]);
/** Waiting can help. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Seconds of the header `Retry-After`, which may also be a date. */
function retryAfterOf(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const given = headers['retry-after'];
  if (given === undefined) return undefined;
  const seconds = /^\d+$/u.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined;
}

/** What a failed attempt means. Leaves out the endpoint, which is a secret between the browser and its push service. */
function outcomeOf(error: unknown): PushOutcome {
  if (error instanceof PrivateAddress) return { outcome: 'gone' };
  if (!(error instanceof webPush.WebPushError)) return { outcome: 'later', retryAfterSeconds: undefined };
  const { statusCode, headers } = error;
  if (GONE.has(statusCode)) return { outcome: 'gone' };
  if (isTemporary(statusCode)) return { outcome: 'later', retryAfterSeconds: retryAfterOf(headers) };
  return { outcome: 'refused', reason: `status ${statusCode}` };
}

/**
 * Sends by Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). `agent` is for tests, whose push service is on
 * this machine; all others connect to public addresses only.
 */
export function createPushSender(
  keys: PushKeys,
  publicUrl: string,
  agent = new Agent({ lookup: publicLookup, keepAlive: true, maxSockets: 8 }),
): PushSender {
  // Push services ask for a way to reach the sender, and refuse one without https.
  const subject = publicUrl.startsWith('https://') ? publicUrl : 'mailto:no-reply@florin.example';
  return {
    key: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds, isUrgent }) => {
      const options = {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: isUrgent ? 'high' : 'normal',
        timeout: TIMEOUT_MS,
        agent,
      } as const;
      try {
        // The library's timeout only counts silence: a service that trickles would hold the attempt.
        await Promise.race([
          webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options),
          new Promise((_resolve, reject) => {
            setTimeout(() => reject(new Error('too slow')), 2 * TIMEOUT_MS).unref();
          }),
        ]);
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
