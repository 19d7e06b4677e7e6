import { addressProblem } from '#contract/address-formats';
import type { ResponseOf } from '#contract/index';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

export interface AddressRules {
  readonly networks: readonly Pick<Network, 'id' | 'family'>[];
  /** In the sandbox, where money is play money. */
  readonly allowTestNetworks: boolean;
}

/** Returns what is wrong with the form of an address on its network, which the server checks too. */
export const addressProblemOf =
  ({ networks, allowTestNetworks }: AddressRules) =>
  ({ network, address }: { network: string; address: string }) => {
    const family = networks.find(({ id }) => id === network)?.family;
    return family && addressProblem(family, address, { allowTestNetworks });
  };
