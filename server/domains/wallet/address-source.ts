/** Where a customer sends a deposit to. */
export interface DepositAddress {
  readonly address: string;
  /** A memo or tag without which the deposit would be lost, or null. */
  readonly memo: string | null;
}

/** Who gives out deposit addresses: made up in the sandbox, a custodian in live mode. */
export interface AddressSource {
  /** The customer's own address in a family of networks, such as `evm`; the same each time. */
  depositAddress(family: string, customer: string): Promise<DepositAddress>;
}
