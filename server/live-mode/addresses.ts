import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { checksummedAddress } from '#contract/address-formats';
import { base58Address, witnessAddress } from '../address-encodings.ts';
import { type DepositKeys, type DerivedFamily, isDerived } from '../deposit-keys.ts';
import type { AddressSource } from '../domains/wallet/address-source.ts';

const hashOf = (key: Uint8Array): Uint8Array => ripemd160(sha256(key));

/** The last 20 bytes of the hash of the uncompressed key. */
const accountHash = (key: Uint8Array): Uint8Array =>
  keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).slice(1)).slice(-20);

/** By compressed public key. */
const formats: Readonly<Record<DerivedFamily, (key: Uint8Array) => string>> = {
  bitcoin: (key) => witnessAddress('bc', hashOf(key)),
  litecoin: (key) => witnessAddress('ltc', hashOf(key)),
  dogecoin: (key) => base58Address(0x1e, hashOf(key)),
  evm: (key) => checksummedAddress(bytesToHex(accountHash(key))),
  tron: (key) => base58Address(0x41, accountHash(key)),
};

/**
 * Derives deposit addresses from the operator's public keys, so that nothing on the server can spend what arrives. A customer's
 * number, eight digits, is the index of the address among the account's external ones (BIP 44), and the tag on the XRP Ledger.
 */
export function derivedAddresses({ accounts, xrp }: DepositKeys): AddressSource {
  return {
    depositAddress: async (family, customer) => {
      if (family === 'xrp') return xrp === undefined ? undefined : { address: xrp, memo: customer };
      if (!isDerived(family)) return undefined;
      const account = accounts.get(family);
      if (!account) return undefined;
      const { publicKey } = account.deriveChild(0).deriveChild(Number(customer));
      if (!publicKey) throw new Error(`no key ${customer} of the account for ${family}`);
      return { address: formats[family](publicKey), memo: null };
    },
  };
}
