import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** A hash in Base58 with Bitcoin's checksum, after a byte that says what it is. */
export const base58Address = (prefix: number, hash: Uint8Array): string =>
  base58check.encode(Uint8Array.of(prefix, ...hash));

/** Pays to a hash of 20 bytes by segregated witness, version 0 (BIP 84, BIP 173). */
export const witnessAddress = (prefix: string, hash: Uint8Array): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
