import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import type { AddressFamily } from '#contract/address-families';
import { addressProblem } from '#contract/address-formats';

/** Families whose addresses follow from an extended public key (BIP 32). Those of Solana and Cardano need a private one. */
export const derivedFamilies = ['bitcoin', 'litecoin', 'dogecoin', 'evm', 'tron'] as const satisfies AddressFamily[];

export type DerivedFamily = (typeof derivedFamilies)[number];

export interface DepositKeys {
  /** Of an account. Customers' addresses are its external ones. */
  readonly accounts: ReadonlyMap<DerivedFamily, HDKey>;
  /** The one address on the XRP Ledger, which all customers share. */
  readonly xrp: string | undefined;
}

export const noDepositKeys: DepositKeys = { accounts: new Map(), xrp: undefined };

const base58check = createBase58check(sha256);

/** Where an extended key holds its key. A private one begins with a zero there. */
const KEY_AT = 45;

/** Reads an extended public key with any version, such as `xpub` and `zpub`. Returns what is wrong with another text. */
function accountOf(text: string): HDKey | string {
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(text);
  } catch {
    return 'no extended public key';
  }
  if (bytes.length !== 78) return 'no extended public key';
  if (bytes[KEY_AT] === 0) return 'a private key, which doesn’t belong on a server; use the public one';
  const version = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  try {
    return HDKey.fromExtendedKey(text, { public: version, private: 0 });
  } catch {
    return 'no extended public key';
  }
}

export const isDerived = (family: string): family is DerivedFamily =>
  (derivedFamilies as readonly string[]).includes(family);

/** Reads `family=key` pairs separated by commas. Returns what is wrong if they can't be used, without the keys. */
export function parseDepositKeys(text: string): DepositKeys | string {
  const accounts = new Map<DerivedFamily, HDKey>();
  let xrp: string | undefined;
  for (const pair of text.split(',').map((part) => part.trim())) {
    const [family = '', key = ''] = pair.split('=', 2);
    if (family === 'xrp' && xrp === undefined) {
      if (addressProblem('xrp', key, { allowTestNetworks: false })) return 'has no address for xrp';
      xrp = key;
    } else if (isDerived(family) && !accounts.has(family)) {
      const account = accountOf(key);
      if (typeof account === 'string') return `has ${account}, for ${family}`;
      accounts.set(family, account);
    } else {
      return `must be pairs such as bitcoin=zpub…, each for another of ${derivedFamilies.join(', ')}, and xrp`;
    }
  }
  return { accounts, xrp };
}
