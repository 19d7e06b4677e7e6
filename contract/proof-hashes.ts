import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The two functions on which every proof rests. */
export interface ProofHashes {
  readonly name: 'WebCrypto' | '@noble/hashes';
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** HMAC-SHA-256 of several messages with one key. */
  hmac(key: Uint8Array, messages: readonly string[]): Promise<Uint8Array[]>;
}

const noble: ProofHashes = {
  name: '@noble/hashes',
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key, messages) => messages.map((message) => hmac(sha256, key, utf8ToBytes(message))),
};

const webCrypto = (subtle: SubtleCrypto): ProofHashes => ({
  name: 'WebCrypto',
  sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))),
  async hmac(key, messages) {
    const hmacKey = await subtle.importKey('raw', Uint8Array.from(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return Promise.all(
      messages.map(
        async (message) => new Uint8Array(await subtle.sign('HMAC', hmacKey, Uint8Array.from(utf8ToBytes(message)))),
      ),
    );
  },
});

/** The browser's own functions, or those of a library where it has none: on a page without TLS. */
export function proofHashes(): ProofHashes {
  // The types say that it is always there.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? webCrypto(subtle) : noble;
}
