import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** For what nobody shall read in a stolen database or backup. */
export interface Cipher {
  /** `context`, such as whose it is, is bound to it: copied elsewhere it does not open. */
  seal(text: string, context: string): Buffer;
  /** Throws when key, context or a single bit differs. */
  open(sealed: Buffer, context: string): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; sealed is nonce, tag, and the text. */
export function createCipher(key: Buffer): Cipher {
  return {
    seal: (text, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open: (sealed, context) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** The key of IDENTITY_KEY; without it one that is made once in the data folder. */
export async function identityKey({ identityKey: given, dataDir }: Settings): Promise<Buffer> {
  if (given) return Buffer.from(given, 'hex');
  const path = join(dataDir, 'identity.key');
  const key = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (key?.length === KEY_BYTES) return key;
  // Another key would lose what this one sealed.
  if (key) throw new Error(`${path} is damaged: it must have ${KEY_BYTES} bytes.`);
  const made = randomBytes(KEY_BYTES);
  await mkdir(dataDir, { recursive: true });
  // Linked when whole, so that there is never half a key, nor a second one of another server that starts just now.
  const part = `${path}.${process.pid}`;
  await writeFile(part, made, { mode: 0o600 });
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(part);
  return readFile(path);
}
