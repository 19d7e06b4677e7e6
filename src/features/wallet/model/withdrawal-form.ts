import * as v from 'valibot';
import { addressProblem } from '#contract/address-formats';
import { crossCheck } from '#contract/cross-check';
import type { ResponseOf } from '#contract/index';
import { isLess } from '#contract/money';
import { checkExtractRequest } from '#contract/wallet-withdrawals';
import { validator } from '#platform/validate';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

export interface WithdrawalValues extends Record<string, string> {
  currency: string;
  network: string;
  address: string;
  memo: string;
  amount: string;
}

interface Rules {
  readonly networks: readonly Pick<Network, 'id' | 'family' | 'minimum_withdrawal'>[];
  /** In the sandbox, where money is play money. */
  readonly allowTestNetworks: boolean;
}

const amount = v.pipe(v.string(), v.nonEmpty('wallet-withdraw:form.amount-needed'), checkExtractRequest.entries.amount);

const address = v.pipe(
  v.string(),
  v.nonEmpty('wallet-withdraw:form.address-needed'),
  checkExtractRequest.entries.address,
);

/** The request, plus what the server checks by network: the minimum and the form of the address. */
export function withdrawalRules({ networks, allowTestNetworks }: Rules) {
  const networkOf = (chosen: string) => networks.find(({ id }) => id === chosen);
  const problemOf = ({ network, address }: { network: string; address: string }) => {
    const family = networkOf(network)?.family;
    return family && addressProblem(family, address, { allowTestNetworks });
  };
  return validator(
    v.pipe(
      v.object({ ...checkExtractRequest.entries, address, amount }),
      crossCheck(['network', 'address'], {
        at: 'address',
        rule: (values) => problemOf(values) === undefined,
        message: (values) => problemOf(values) ?? '',
      }),
      crossCheck(['network', 'amount'], {
        at: 'amount',
        rule: ({ network, amount: sent }) => {
          const minimum = networkOf(network)?.minimum_withdrawal;
          return minimum === undefined || !isLess(sent, minimum);
        },
        message: 'wallet-withdraw:form.amount-below-minimum',
      }),
    ),
  );
}
