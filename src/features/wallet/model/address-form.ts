import * as v from 'valibot';
import { addressProblem } from '#contract/address-formats';
import { crossCheck } from '#contract/cross-check';
import type { ResponseOf } from '#contract/index';
import { saveAddressRequest } from '#contract/wallet-addresses';
import { validator } from '#platform/validate';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

interface Rules {
  readonly networks: readonly Pick<Network, 'id' | 'family'>[];
  /** In the sandbox, where money is play money. */
  readonly allowTestNetworks: boolean;
}

/** The request, plus the form of the address on its network, which the server checks too. */
export function addressRules({ networks, allowTestNetworks }: Rules) {
  const problemOf = ({ network, address }: { network: string; address: string }) => {
    const family = networks.find(({ id }) => id === network)?.family;
    return family && addressProblem(family, address, { allowTestNetworks });
  };
  return validator(
    v.pipe(
      saveAddressRequest,
      crossCheck(['network', 'address'], {
        at: 'address',
        rule: (values) => problemOf(values) === undefined,
        message: (values) => problemOf(values) ?? '',
      }),
    ),
  );
}

/** A new name. */
export const checkLabel = validator(v.strictObject({ label: saveAddressRequest.entries.label }));
