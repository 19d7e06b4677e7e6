import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32 } from '@scure/base';
import { createHmac } from 'node:crypto';
import type { AddressFamily } from '#contract/address-families';
import { checksummedAddress } from '#contract/address-formats';
import { base58Address, witnessAddress } from '../address-encodings.ts';
import type { DepositAddress } from '../domains/wallet/address-source.ts';

// These addresses have no private keys, so nothing can be received at them.
const SECRET = 'florin sandbox addresses';

/** Base58 with the XRP Ledger's alphabet and Bitcoin's checksum. */
const xrpCheck = (bytes: Uint8Array): string =>
  base58xrp.encode(Uint8Array.of(...bytes, ...sha256(sha256(bytes)).slice(0, 4)));

// Uses testnet addresses wherever the format distinguishes them.
const formats: Readonly<Record<AddressFamily, (key: Uint8Array) => string>> = {
  bitcoin: (key) => witnessAddress('tb', key.slice(0, 20)),
  litecoin: (key) => witnessAddress('tltc', key.slice(0, 20)),
  evm: (key) => checksummedAddress(bytesToHex(key.slice(0, 20))),
  tron: (key) => base58Address(0x41, key.slice(0, 20)),
  dogecoin: (key) => base58Address(0x71, key.slice(0, 20)),
  xrp: (key) => xrpCheck(Uint8Array.of(0x00, ...key.slice(0, 20))),
  solana: (key) => base58.encode(key),
  // A testnet enterprise address (CIP-19): header 0x60 and a hash of 28 bytes.
  cardano: (key) => bech32.encode('addr_test', bech32.toWords(Uint8Array.of(0x60, ...key.slice(0, 28))), false),
};

/**
 * Returns the customer's deposit address in a family of networks. It is always the same and has a valid checksum. On the XRP
 * Ledger all customers share one, and the tag identifies the customer.
 */
export function sandboxAddress(family: AddressFamily, customer: string): DepositAddress {
  const shared = family === 'xrp';
  const key = createHmac('sha256', SECRET)
    .update(`${family}:${shared ? '' : customer}`)
    .digest();
  return { address: formats[family](Uint8Array.from(key)), memo: shared ? customer : null };
}
