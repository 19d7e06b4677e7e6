import type { KeyedHash } from '#contract/market-simulation';

/**
 * Returns 32 bytes of a simple generator (FNV-1a into splitmix32) instead of a hash. Seeded history needs no secret, because
 * no one could have traded at it, and a year of it takes a tenth of the time.
 */
export const quickNoise: KeyedHash = (key, message) => {
  let state = 0x811c9dc5;
  const mix = (byte: number) => {
    state = Math.imul(state ^ byte, 0x01000193);
  };
  for (const byte of key) mix(byte);
  for (let at = 0; at < message.length; at += 1) mix(message.charCodeAt(at));
  const words = new Uint32Array(8);
  for (let at = 0; at < words.length; at += 1) {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    words[at] = (word ^ (word >>> 15)) >>> 0;
  }
  return new Uint8Array(words.buffer);
};
