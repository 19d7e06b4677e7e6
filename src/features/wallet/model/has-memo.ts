import { takesMemo } from '#contract/address-families';
import type { ResponseOf } from '#contract/index';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

/** Whether a network says by a memo or tag whose money it is. */
export const hasMemo = (networks: readonly Pick<Network, 'id' | 'family'>[], id: string): boolean =>
  networks.some((network) => network.id === id && takesMemo(network.family));
