import type { AddressFamily } from '#contract/address-families';

export interface DepositAddress {
  readonly address: string;
  /** A memo or tag without which the deposit would be lost; null if the network needs none. */
  readonly memo: string | null;
}

/** Provides deposit addresses: made up in the sandbox, derived from the operator's public keys in live mode. */
export interface AddressSource {
  /** Returns the customer's address in a family of networks, such as `evm`; undefined if it has none there. It is always the same. */
  depositAddress(family: AddressFamily, customer: string): Promise<DepositAddress | undefined>;
}
