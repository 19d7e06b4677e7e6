import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, base58xrp, bech32, createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import type { AddressFamily } from '#contract/address-families';
import { sandboxAddress } from '#server/sandbox/addresses';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const base58check = createBase58check(sha256);
const customers = Array.from({ length: 50 }, (_, index) => String(10_000_000 + index * 7_919));
const addressesOf = (family: AddressFamily) => customers.map((customer) => sandboxAddress(family, customer).address);

describe('a sandbox deposit address', () => {
  it.each([
    ['bitcoin', 'tb', 20],
    ['litecoin', 'tltc', 20],
  ] as const)('is a segregated witness of %s, of its test network', (family, prefix, length) => {
    for (const address of addressesOf(family)) {
      const { prefix: decodedPrefix, words } = bech32.decode(address as `${string}1${string}`);
      expect(decodedPrefix).toBe(prefix);
      expect(words[0]).toBe(0);
      expect(bech32.fromWords(words.slice(1))).toHaveLength(length);
    }
  });

  it('has the case that EIP-55 requires', () => {
    for (const address of addressesOf('evm')) {
      expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
      const check = Buffer.from(keccak_256(new TextEncoder().encode(address.slice(2).toLowerCase()))).toString('hex');
      [...address.slice(2)].forEach((digit, at) => {
        if (/[a-f]/i.test(digit)) expect(digit === digit.toUpperCase()).toBe(Number.parseInt(check.charAt(at), 16) > 7);
      });
    }
  });

  it('passes the checksum of Base58Check on Tron and Dogecoin', () => {
    for (const address of addressesOf('tron')) {
      expect(address).toMatch(/^T/);
      expect([...base58check.decode(address)][0]).toBe(0x41);
    }
    for (const address of addressesOf('dogecoin')) expect([...base58check.decode(address)][0]).toBe(0x71);
  });

  it('is 32 bytes on Solana, and a testnet enterprise address on Cardano', () => {
    for (const address of addressesOf('solana')) expect(base58.decode(address)).toHaveLength(32);
    for (const address of addressesOf('cardano')) {
      const { prefix, words } = bech32.decode(address as `${string}1${string}`, false);
      expect(prefix).toBe('addr_test');
      const bytes = bech32.fromWords(words);
      expect([bytes.length, bytes[0]]).toEqual([29, 0x60]);
    }
  });

  it('is shared on the XRP Ledger, with a tag per customer', () => {
    const given = customers.map((customer) => sandboxAddress('xrp', customer));
    expect(new Set(given.map(({ address }) => address)).size).toBe(1);
    expect(given.map(({ memo }) => memo)).toEqual(customers);
    const bytes = base58xrp.decode(given[0]!.address);
    expect(bytes.slice(21)).toEqual(Uint8Array.from(sha256(sha256(bytes.slice(0, 21))).slice(0, 4)));
    expect(given[0]!.address).toMatch(/^r/);
  });

  it('is constant per customer and unique', () => {
    for (const family of ['bitcoin', 'evm', 'tron', 'solana', 'cardano'] as const) {
      expect(new Set(addressesOf(family)).size).toBe(customers.length);
      expect(addressesOf(family)).toEqual(addressesOf(family));
    }
  });
});
