import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';
import { type AddressFamily, addressFamilies } from './address-families.ts';

/** `any`: the format doesn't distinguish them. */
type Chain = 'main' | 'test' | 'any';

/** What an address looks like; `damaged` has the family's form, but its checksum is wrong. */
type Reading = Chain | 'damaged' | undefined;

type Format = (address: string) => Reading;

const base58check = createBase58check(sha256);

/** Returns undefined instead of throwing for text that can't be decoded. */
function decoded(decode: (text: string) => Uint8Array, text: string): Uint8Array | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Base58Check with a version byte and a hash of 20 bytes. */
const hashed =
  (form: RegExp, versions: Readonly<Record<number, Chain>>, decode = base58check.decode): Format =>
  (address) => {
    if (!form.test(address)) return undefined;
    const bytes = decoded(decode, address);
    if (!bytes) return 'damaged';
    return bytes.length === 21 ? versions[bytes[0] ?? -1] : undefined;
  };

/** Segregated witness: version 0 in Bech32 (BIP 173), later ones in Bech32m (BIP 350). */
const witness =
  (prefixes: Readonly<Record<string, Chain>>): Format =>
  (address) => {
    const isMixed = address !== address.toLowerCase() && address !== address.toUpperCase();
    // Bech32 knows no mixed case: `LTC1` is how an older address can begin.
    if (isMixed) return undefined;
    const [prefix = ''] = address.toLowerCase().split('1', 1);
    const chain = prefixes[prefix];
    if (!chain || !/^[a-z0-9]{14,90}$/.test(address.toLowerCase())) return undefined;
    for (const [code, isVersion] of [
      [bech32, (version: number) => version === 0],
      [bech32m, (version: number) => version > 0 && version <= 16],
    ] as const) {
      const words = code.decodeUnsafe(address, 90)?.words;
      const [version, ...rest] = words ?? [];
      const program = version !== undefined && isVersion(version) && code.fromWordsUnsafe(rest);
      if (!program) continue;
      if (version === 0 ? program.length === 20 || program.length === 32 : program.length >= 2 && program.length <= 40)
        return chain;
    }
    return 'damaged';
  };

const either =
  (...formats: readonly Format[]): Format =>
  (address) =>
    formats.map((format) => format(address)).find((reading) => reading !== undefined);

const xrpDecode = (address: string): Uint8Array => {
  const bytes = base58xrp.decode(address);
  const [body, check] = [bytes.slice(0, -4), bytes.slice(-4)];
  if (bytesToHex(sha256(sha256(body)).slice(0, 4)) !== bytesToHex(check)) throw new Error('checksum');
  return body;
};

/** EIP-55: the case of each letter is the checksum. `digits` are 40 lowercase hexadecimal ones. */
export function checksummedAddress(digits: string): string {
  const check = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const mixed = [...digits].map((digit, at) =>
    Number.parseInt(check.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join('')}`;
}

/** In one case alone, an address has no checksum. */
const evm: Format = (address) => {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return undefined;
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || address === checksummedAddress(digits.toLowerCase()) ? 'any' : 'damaged';
};

/** A public key of 32 bytes, without a checksum. */
const solana: Format = (address) => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return undefined;
  return decoded(base58.decode, address)?.length === 32 ? 'any' : undefined;
};

/** Payment addresses since Shelley (CIP-19): a header with type and network, then one or two hashes of 28 bytes. */
const cardano: Format = (address) => {
  if (!/^addr(?:_test)?1[a-z0-9]{50,110}$/.test(address)) return undefined;
  const bytes = bech32.decodeUnsafe(address, false);
  const body = bytes && bech32.fromWordsUnsafe(bytes.words);
  if (!bytes || !body) return 'damaged';
  const [type, network] = [(body[0] ?? 0) >> 4, (body[0] ?? 0) & 15];
  const isTest = bytes.prefix === 'addr_test';
  const isWhole = type <= 3 ? body.length === 57 : (type === 6 || type === 7) && body.length === 29;
  if (!isWhole || network !== (isTest ? 0 : 1)) return undefined;
  return isTest ? 'test' : 'main';
};

const formats: Readonly<Record<AddressFamily, Format>> = {
  bitcoin: either(
    witness({ bc: 'main', tb: 'test' }),
    hashed(/^[13mn2][1-9A-HJ-NP-Za-km-z]{24,34}$/, { 0x00: 'main', 0x05: 'main', 0x6f: 'test', 0xc4: 'test' }),
  ),
  // Not the old form of scripts, which can't be told from Bitcoin's.
  litecoin: either(
    witness({ ltc: 'main', tltc: 'test' }),
    hashed(/^[LMQ][1-9A-HJ-NP-Za-km-z]{25,34}$/, { 0x30: 'main', 0x32: 'main', 0x3a: 'test' }),
  ),
  dogecoin: hashed(/^[DA9n][1-9A-HJ-NP-Za-km-z]{25,34}$/, { 0x1e: 'main', 0x16: 'main', 0x71: 'test' }),
  // All of Tron's networks share one format.
  tron: hashed(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, { 0x41: 'any' }),
  xrp: hashed(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, { 0x00: 'any' }, xrpDecode),
  evm,
  solana,
  cardano,
};

/** Message key of what is wrong with an address. */
export type AddressProblem = `validation:address-${'form' | 'checksum' | 'test-network' | `of-${AddressFamily}`}`;

/**
 * Returns what is wrong with an address, which must not have spaces around it; undefined if nothing is. Names the family of a
 * valid address of other networks. Solana's addresses have no checksum, so nothing finds a wrong letter in one. Test networks
 * are for the sandbox.
 */
export function addressProblem(
  family: AddressFamily,
  address: string,
  { allowTestNetworks }: { readonly allowTestNetworks: boolean },
): AddressProblem | undefined {
  const reading = formats[family](address);
  if (reading === 'damaged') return 'validation:address-checksum';
  if (reading === 'test' && !allowTestNetworks) return 'validation:address-test-network';
  if (reading) return undefined;
  const other = addressFamilies.find((candidate) => isValid(formats[candidate](address)));
  return other ? `validation:address-of-${other}` : 'validation:address-form';
}

const isValid = (reading: Reading): boolean => reading !== undefined && reading !== 'damaged';

/** Returns the one spelling of a valid address by which two can be compared. */
export function canonicalAddress(family: AddressFamily, address: string): string {
  if (family === 'evm') return checksummedAddress(address.slice(2).toLowerCase());
  // The case of all other letters belongs to the address, also in one of Tron that begins with `TB1`.
  return address === address.toUpperCase() && witnessPrefixes[family]?.test(address) ? address.toLowerCase() : address;
}

const witnessPrefixes: Partial<Record<AddressFamily, RegExp>> = { bitcoin: /^(?:bc|tb)1/i, litecoin: /^t?ltc1/i };

/**
 * Returns whether two different addresses of a family begin and end alike, as made by thieves who hope that nobody reads the
 * middle. Both must be canonical.
 */
export function isLookAlike(family: AddressFamily, one: string, other: string): boolean {
  const [a, b] = [ends(family, one), ends(family, other)];
  return one !== other && a.start === b.start && a.end === b.end;
}

/** What all addresses of a family begin with, or those of one of its forms. */
const openings: Readonly<Record<AddressFamily, RegExp>> = {
  bitcoin: /^(?:bc1[qp]|tb1[qp]|[13mn2])/,
  litecoin: /^(?:t?ltc1[qp]|[LMQ])/,
  dogecoin: /^[DA9n]/,
  tron: /^T/,
  xrp: /^r/,
  evm: /^0x/,
  solana: /^/,
  cardano: /^addr(?:_test)?1/,
};

/** The characters that people compare: four of each end, after what they find everywhere. */
function ends(family: AddressFamily, address: string): { readonly start: string; readonly end: string } {
  const body = address.replace(openings[family], '').toLowerCase();
  return { start: body.slice(0, 4), end: body.slice(-4) };
}
