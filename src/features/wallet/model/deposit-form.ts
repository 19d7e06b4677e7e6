import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { isLess } from '#contract/money';
import { depositRequest } from '#contract/wallet-deposits';
import { validator } from '#platform/validate';

export interface DepositValues extends Record<string, string> {
  currency: string;
  network: string;
  amount: string;
  voucher: string;
}

const amount = v.pipe(v.string(), v.nonEmpty('wallet-deposits:deposit.amount-needed'), depositRequest.entries.amount);

/** The request, plus the minimum of the chosen network, checked before the server does. */
export const depositRules = (networks: readonly { id: string; minimum_deposit: string }[]) =>
  validator(
    v.pipe(
      v.object({ ...depositRequest.entries, amount }),
      crossCheck(['network', 'amount'], {
        at: 'amount',
        rule: ({ network, amount: sent }) => {
          const minimum = networks.find(({ id }) => id === network)?.minimum_deposit;
          return minimum === undefined || !isLess(sent, minimum);
        },
        message: 'wallet-deposits:deposit.amount-below-minimum',
      }),
    ),
  );
