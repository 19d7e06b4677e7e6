import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { expect, it } from 'vitest';
import { addressFamilies } from '#contract/address-families';
import { addressProblem } from '#contract/address-formats';
import { parseDepositKeys } from '#server/deposit-keys';
import { derivedAddresses } from '#server/live-mode/addresses';

/** BIP 39, without a password. */
const masterOf = (words: string): HDKey => HDKey.fromMasterSeed(pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512'));
const abandon = masterOf(`${'abandon '.repeat(11)}about`);
const junk = masterOf(`${'test '.repeat(11)}junk`);

const keys = parseDepositKeys(
  [
    // The account of BIP 84's test vectors, as published.
    'bitcoin=zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
    `litecoin=${abandon.derive("m/84'/2'/0'").publicExtendedKey}`,
    `dogecoin=${abandon.derive("m/44'/3'/0'").publicExtendedKey}`,
    `evm=${junk.derive("m/44'/60'/0'").publicExtendedKey}`,
    `tron=${abandon.derive("m/44'/195'/0'").publicExtendedKey}`,
    'xrp=rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  ].join(','),
);
if (typeof keys === 'string') throw new Error(keys);
const addresses = derivedAddresses(keys);

it.each([
  // BIP 84.
  ['bitcoin', '0', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['bitcoin', '1', 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
  // The first addresses of these words in common wallets.
  ['litecoin', '0', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['dogecoin', '0', 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
  ['tron', '0', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  // The first accounts of Hardhat's and Anvil's test network.
  ['evm', '0', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['evm', '1', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
] as const)('on %s, number %s has its published address', async (family, customer, address) => {
  expect(await addresses.depositAddress(family, customer)).toEqual({ address, memo: null });
});

it('gives each customer an address that their wallet accepts, always the same', async () => {
  for (const family of addressFamilies) {
    const [one, again, other] = await Promise.all(
      ['10000000', '10000000', '99999999'].map((customer) => addresses.depositAddress(family, customer)),
    );
    if (family === 'solana' || family === 'cardano') {
      expect(one).toBeUndefined();
      continue;
    }
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(addressProblem(family, one?.address ?? '', { allowTestNetworks: false })).toBeUndefined();
  }
});

it('shares one address on the XRP Ledger, with the customer’s number as the tag', async () => {
  expect(await addresses.depositAddress('xrp', '12345678')).toEqual({
    address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    memo: '12345678',
  });
});

it('has no address of a family without a key', async () => {
  const none = parseDepositKeys('xrp=rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
  if (typeof none === 'string') throw new Error(none);
  expect(await derivedAddresses(none).depositAddress('bitcoin', '12345678')).toBeUndefined();
});
