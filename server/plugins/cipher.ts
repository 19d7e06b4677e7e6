import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { readOrCreateFile } from './read-or-create-file.ts';

/** Encrypts what must stay secret if the database or a backup is stolen. */
export interface Cipher {
  /** Binds the result to `context`, such as its customer, so that a copy in another row doesn't open. */
  seal(text: string, context: string): Buffer;
  /** Throws if the key, the context or a single bit differs. */
  open(sealed: Buffer, context: string): string;
  /** Returns it sealed with our own key and today's algorithm; undefined if it already is. Throws if it opens with no key. */
  reseal(sealed: Buffer, context: string): Buffer | undefined;
}

const KEY_BYTES = 32;

interface Algorithm {
  readonly name: string;
  seal(key: Buffer, text: string, context: string): Buffer;
  open(key: Buffer, sealed: Buffer, context: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Its result is nonce, tag and encrypted text. */
const aesGcm: Algorithm = {
  name: 'aes-256-gcm',
  seal: (key, text, context) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  },
  open: (key, sealed, context) => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  },
};

/** What seals now. */
const current = aesGcm;
/** Of what was sealed before it named its algorithm. */
const unnamed = aesGcm;
/** All that opens. */
const algorithms: readonly Algorithm[] = [aesGcm];

const prefixOf = ({ name }: Algorithm): Buffer => Buffer.from(`${name}:`);

const sealWith = (key: Buffer, text: string, context: string): Buffer =>
  Buffer.concat([prefixOf(current), current.seal(key, text, context)]);

/** Returns the algorithm that it names; undefined without a name. A random nonce is never one. */
const namedAlgorithm = (sealed: Buffer): Algorithm | undefined =>
  algorithms.find((each) => sealed.subarray(0, prefixOf(each).length).equals(prefixOf(each)));

function openWith(key: Buffer, sealed: Buffer, context: string): string {
  const named = namedAlgorithm(sealed);
  return named ? named.open(key, sealed.subarray(prefixOf(named).length), context) : unnamed.open(key, sealed, context);
}

/** The result begins with the name of its algorithm. Opens what `other` has sealed too, which is the former key or the next one. */
export function createCipher(key: Buffer, other?: Buffer): Cipher {
  const open = (sealed: Buffer, context: string): { readonly text: string; readonly isOwn: boolean } => {
    try {
      return { text: openWith(key, sealed, context), isOwn: true };
    } catch (error) {
      if (!other) throw error;
      return { text: openWith(other, sealed, context), isOwn: false };
    }
  };
  return {
    seal: (text, context) => sealWith(key, text, context),
    open: (sealed, context) => open(sealed, context).text,
    reseal: (sealed, context) => {
      const { text, isOwn } = open(sealed, context);
      return isOwn && namedAlgorithm(sealed) === current ? undefined : sealWith(key, text, context);
    },
  };
}

/** Returns the cipher of this server's keys. */
export async function cipherOf(settings: Settings): Promise<Cipher> {
  const { otherIdentityKey: other } = settings;
  return createCipher(await identityKey(settings), other === undefined ? undefined : Buffer.from(other, 'hex'));
}

/** Returns the key from IDENTITY_KEY, or one that is created once in the data folder. */
export async function identityKey({ identityKey: given, dataDir }: Settings): Promise<Buffer> {
  if (given) return Buffer.from(given, 'hex');
  const path = join(dataDir, 'identity.key');
  const key = await readOrCreateFile(path, () => randomBytes(KEY_BYTES));
  // A new key couldn't open what this one sealed.
  if (key.length !== KEY_BYTES) throw new Error(`${path} is damaged: it must have ${KEY_BYTES} bytes.`);
  return key;
}
