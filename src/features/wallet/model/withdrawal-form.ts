import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import type { ResponseOf } from '#contract/index';
import { isLess } from '#contract/money';
import { checkExtractRequest } from '#contract/wallet-withdrawals';
import { validator } from '#platform/validate';
import { addressProblemOf, type AddressRules } from './address-problem.ts';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

export interface WithdrawalValues extends Record<string, string> {
  currency: string;
  network: string;
  address: string;
  memo: string;
  amount: string;
}

interface Rules extends AddressRules {
  readonly networks: readonly Pick<Network, 'id' | 'family' | 'minimum_withdrawal'>[];
}

const amount = v.pipe(v.string(), v.nonEmpty('wallet-withdraw:form.amount-needed'), checkExtractRequest.entries.amount);

const address = v.pipe(
  v.string(),
  v.nonEmpty('wallet-withdraw:form.address-needed'),
  checkExtractRequest.entries.address,
);

/** The request, plus what the server checks by network: the minimum and the form of the address. */
export function withdrawalRules(rules: Rules) {
  const problemOf = addressProblemOf(rules);
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
          const minimum = rules.networks.find(({ id }) => id === network)?.minimum_withdrawal;
          return minimum === undefined || !isLess(sent, minimum);
        },
        message: 'wallet-withdraw:form.amount-below-minimum',
      }),
    ),
  );
}
