import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { type AddressFamily, addressFamilies, isMemo } from '#contract/address-families';
import { addressProblem, canonicalAddress, isLookAlike } from '#contract/address-formats';
import { sandboxAddress } from '../../server/sandbox/addresses.ts';
import { fc } from '../property.ts';

const live = { allowTestNetworks: false };
const sandbox = { allowTestNetworks: true };

// Published examples: of the standards, and of well-known contracts.
const valid: readonly (readonly [AddressFamily, string])[] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ['litecoin', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  ['litecoin', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['evm', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['evm', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  [
    'cardano',
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  ],
];

describe('an address', () => {
  it.each(valid)('of %s is valid: %s', (family, address) => {
    expect(addressProblem(family, address, live)).toBeUndefined();
  });

  it.each(addressFamilies)('made by the sandbox is valid there: %s', (family) => {
    expect(addressProblem(family, sandboxAddress(family, '18204417').address, sandbox)).toBeUndefined();
  });

  it.each(['bitcoin', 'litecoin', 'dogecoin', 'cardano'] as const)('of a test network of %s is named', (family) => {
    const { address } = sandboxAddress(family, '18204417');
    expect(addressProblem(family, address, live)).toBe('validation:address-test-network');
  });

  it('of another network is named, whichever two they are', () => {
    for (const [family, address] of valid)
      for (const chosen of addressFamilies.filter((other) => other !== family))
        expect(addressProblem(chosen, address, live), `${address} as ${chosen}`).toBe(
          `validation:address-of-${family}`,
        );
  });

  it.each([
    ['bitcoin', ''],
    ['bitcoin', 'savings'],
    ['bitcoin', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'],
    // 31 bytes are no key.
    ['solana', '1111111111111111111111111111111'],
  ] as const)('of %s in no known form is refused: %j', (family, address) => {
    expect(addressProblem(family, address, live)).toBe('validation:address-form');
  });

  it('of a witness version in the wrong encoding is damaged', () => {
    // BIP 350: version 0 in Bech32m, and version 1 in Bech32.
    for (const address of [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ])
      expect(addressProblem('bitcoin', address, live)).toBe('validation:address-checksum');
  });

  it('with one wrong character is never valid where the format has a checksum', () => {
    const checked = valid.filter(
      ([family, address]) => family !== 'solana' && !/^0x[^a-z]*$|^0x[^A-Z]*$/.test(address),
    );
    const letters = fc.constantFrom(...'0123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ');
    fc.assert(
      fc.property(fc.constantFrom(...checked), fc.nat(), letters, ([family, address], position, letter) => {
        const at = position % address.length;
        const wrong = address.slice(0, at) + letter + address.slice(at + 1);
        fc.pre(wrong !== address);
        expect(addressProblem(family, wrong, live)).toBeDefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...addressFamilies),
        fc.string({ unit: 'binary', maxLength: 130 }),
        (family, text) => {
          expect(addressProblem(family, text, live)).toBeDefined();
        },
      ),
    );
  });
});

describe('the one spelling of an address', () => {
  it.each([
    ['evm', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['evm', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    // They only begin like a witness address.
    ['litecoin', 'LTC1aaaaaaaaaaaaaaaaaaaaaaaadicqjc', 'LTC1aaaaaaaaaaaaaaaaaaaaaaaadicqjc'],
    ['tron', 'TB1bqaaVXAmuMqgoqu9RkfuyJyBgte6xbs', 'TB1bqaaVXAmuMqgoqu9RkfuyJyBgte6xbs'],
    ['solana', 'Bc15my5znypPKdFA8C2qp63AjuFs3zQTnAQgMLzBxTMh', 'Bc15my5znypPKdFA8C2qp63AjuFs3zQTnAQgMLzBxTMh'],
  ] as const)('of %s %s is %s', (family, typed, canonical) => {
    expect(canonicalAddress(family, typed)).toBe(canonical);
    expect(addressProblem(family, canonical, live)).toBeUndefined();
  });

  it('of any Tron address is the address itself', () => {
    // A fifth of these begin with `TB1`.
    const hash = fc
      .uint8Array({ minLength: 19, maxLength: 19 })
      .map((rest) => createBase58check(sha256).encode(Uint8Array.of(0x41, 0x0b, ...rest)));
    fc.assert(
      fc.property(hash, (address) => {
        expect(canonicalAddress('tron', address)).toBe(address);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a look-alike', () => {
  const saved = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  it('begins and ends like the other address', () => {
    expect(isLookAlike('evm', saved, '0x5aAeB0000000000000000000000000000001BEaed')).toBe(true);
    expect(isLookAlike('tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqAAAAAAAAAAAAAAAAAAAAAAAAjLj6t')).toBe(true);
  });

  it('of a Solana address shares its first letter, too: that is part of the key', () => {
    const own = 'D7xQhk3JZ1bVqYwT5sRcNfM8gL2pKuE6aXoB4vW9fKa';
    const [alike, other] = ['D7xQ'.padEnd(39, '2') + '9fKa', 'E7xQh'.padEnd(39, '2') + '9fKa'];
    expect(isLookAlike('solana', own, alike)).toBe(true);
    expect(isLookAlike('solana', own, other)).toBe(false);
  });

  it('is not the same address, nor one that only begins or ends alike', () => {
    expect(isLookAlike('evm', saved, saved)).toBe(false);
    expect(isLookAlike('evm', saved, '0x5aAeB000000000000000000000000000000000000')).toBe(false);
    expect(isLookAlike('evm', saved, '0x00000000000000000000000000000000f1BeAed')).toBe(false);
  });

  it('shares more than what all addresses of its networks begin with', () => {
    expect(
      isLookAlike(
        'bitcoin',
        'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        'bc1qzzzzrrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      ),
    ).toBe(false);
  });
});

describe('a memo', () => {
  it.each(['0', '7', '18204417', '4294967295'])('is %s', (memo) => expect(isMemo(memo)).toBe(true));
  it.each(['', '-1', '1.5', '4294967296', '99999999999', 'tag', ' 7'])('is not %j', (memo) =>
    expect(isMemo(memo)).toBe(false),
  );
});
