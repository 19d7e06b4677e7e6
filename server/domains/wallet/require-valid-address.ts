import { takesMemo } from '#contract/address-families';
import { addressProblem, canonicalAddress } from '#contract/address-formats';
import { InvalidFields } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Network } from './network-store.ts';

/** Returns the one spelling of an address. Throws InvalidFields if it isn't one of the network, or has a memo where none exists. */
export function requireValidAddress(
  { settings }: Pick<Services, 'settings'>,
  { family }: Network,
  { address, memo }: { readonly address: string; readonly memo: string },
): string {
  const problem = addressProblem(family, address, { allowTestNetworks: settings.mode === 'sandbox' });
  if (problem) throw new InvalidFields({ address: [problem] });
  if (memo !== '' && !takesMemo(family)) throw new InvalidFields({ memo: ['validation:memo-unknown'] });
  return canonicalAddress(family, address);
}

/**
 * Throws InvalidFields for the customer's own deposit address: the withdrawal would cost its fee and come back. Without the memo that
 * tells customers apart, it would be lost.
 */
export async function refuseOwnAddress(
  { addresses }: Pick<Services, 'addresses'>,
  customer: string,
  { family }: Network,
  { address, memo }: { readonly address: string; readonly memo: string },
): Promise<void> {
  const own = await addresses.depositAddress(family, customer);
  if (own && canonicalAddress(family, own.address) === address && (memo === '' || memo === own.memo))
    throw new InvalidFields({ address: ['validation:address-own'] });
}
