import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32, createBase58check } from '@scure/base';
import { createHmac } from 'node:crypto';
import type { AddressFamily } from '#contract/address-families';
import { checksummedAddress } from '#contract/address-formats';

// These addresses have no private keys, so nothing can be received at them.
const SECRET = 'florin sandbox addresses';

const base58check = createBase58check(sha256);

/** Base58 with the XRP Ledger's alphabet and Bitcoin's checksum. */
const xrpCheck = (bytes: Uint8Array): string =>
  base58xrp.encode(Uint8Array.of(...bytes, ...sha256(sha256(bytes)).slice(0, 4)));

const prefixed = (prefix: number, bytes: Uint8Array): Uint8Array => Uint8Array.of(prefix, ...bytes);

/** Segregated witness, version 0 (BIP 173). */
const witness = (prefix: string, key: Uint8Array): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(key.slice(0, 20))]);

// Uses testnet addresses wherever the format distinguishes them.
const formats: Readonly<Record<AddressFamily, (key: Uint8Array) => string>> = {
  bitcoin: (key) => witness('tb', key),
  litecoin: (key) => witness('tltc', key),
  evm: (key) => checksummedAddress(bytesToHex(key.slice(0, 20))),
  tron: (key) => base58check.encode(prefixed(0x41, key.slice(0, 20))),
  dogecoin: (key) => base58check.encode(prefixed(0x71, key.slice(0, 20))),
  xrp: (key) => xrpCheck(prefixed(0x00, key.slice(0, 20))),
  solana: (key) => base58.encode(key),
  // A testnet enterprise address (CIP-19): header 0x60 and a hash of 28 bytes.
  cardano: (key) => bech32.encode('addr_test', bech32.toWords(prefixed(0x60, key.slice(0, 28))), false),
};

export interface SandboxAddress {
  readonly address: string;
  /** On the XRP Ledger all customers share one address, and the tag identifies the customer. */
  readonly memo: string | null;
}

/** Returns the customer's deposit address in a family of networks. It is always the same and has a valid checksum. */
export function sandboxAddress(family: AddressFamily, customer: string): SandboxAddress {
  const shared = family === 'xrp';
  const key = createHmac('sha256', SECRET)
    .update(`${family}:${shared ? '' : customer}`)
    .digest();
  return { address: formats[family](Uint8Array.from(key)), memo: shared ? customer : null };
}
