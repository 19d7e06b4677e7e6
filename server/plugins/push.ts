import { createECDH } from 'node:crypto';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';
import { readOrCreateFile } from './read-or-create-file.ts';
import { isPushEndpoint, PrivateAddress, PublicAgent } from './push-address.ts';
import { postPush, type PushAnswer } from './push-request.ts';

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
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'later'; readonly retryAfterSeconds: number | undefined };

export interface PushSender {
  /** The public key that browsers subscribe with, in base64url. */
  readonly key: string;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

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
  const content = await readOrCreateFile(path, () => JSON.stringify(webPush.generateVAPIDKeys()));
  try {
    return v.parse(storedKeys, JSON.parse(content.toString()));
  } catch (error) {
    throw new Error(`${path} is damaged.`, { cause: error });
  }
}

/** Returns the keys from the environment, or in the sandbox those of the data folder. Undefined in live mode without. */
export async function pushKeys({ pushKeys: given, mode, dataDir }: Settings): Promise<PushKeys | undefined> {
  return given ?? (mode === 'sandbox' ? sandboxKeys(dataDir) : undefined);
}

/** The subscription has ended. */
const GONE = new Set([404, 410]);
/** Waiting can help. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Seconds of the header `Retry-After`, which may also be a date. */
function retryAfterOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const seconds = /^\d+$/u.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined;
}

/** What an answer means. Leaves out the endpoint, which is a secret between the browser and its push service. */
function outcomeOf({ status, retryAfter }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (GONE.has(status)) return { outcome: 'gone' };
  if (isTemporary(status)) return { outcome: 'later', retryAfterSeconds: retryAfterOf(retryAfter) };
  return { outcome: 'refused', reason: `status ${status}` };
}

/**
 * Sends by Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). `agent` is for tests, whose push service is on
 * this machine; all others connect to public addresses only.
 */
export function createPushSender(keys: PushKeys, publicUrl: string, agent: Agent = new PublicAgent()): PushSender {
  // Push services ask for a way to reach the sender, and refuse one without https.
  const subject = publicUrl.startsWith('https://') ? publicUrl : 'mailto:no-reply@florin.example';
  return {
    key: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds, isUrgent }) => {
      // One from before a rule was added.
      if (!isPushEndpoint(endpoint)) return { outcome: 'gone' };
      const url = new URL(endpoint);
      try {
        // Only encrypts and signs: the library's own sending reads endless answers, and another host into some addresses.
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint: url.href, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, topic, urgency: isUrgent ? 'high' : 'normal' },
        );
        return outcomeOf(await postPush(url, { headers, body, agent }));
      } catch (error) {
        return error instanceof PrivateAddress
          ? { outcome: 'gone' }
          : { outcome: 'later', retryAfterSeconds: undefined };
      }
    },
  };
}
