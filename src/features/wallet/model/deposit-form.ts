import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { depositRequest } from '#contract/deposits';
import { compare } from '#contract/money';
import { validator } from '#platform/validate';

export interface DepositValues extends Record<string, string> {
  currency: string;
  network: string;
  amount: string;
  voucher: string;
}

/** The request, and beyond it the least that the chosen network takes, said before the server has to. */
export const depositRules = (networks: readonly { id: string; minimum_deposit: string }[]) =>
  validator(
    v.pipe(
      depositRequest,
      crossCheck(['network', 'amount'], {
        at: 'amount',
        rule: ({ network, amount }) => {
          const least = networks.find(({ id }) => id === network)?.minimum_deposit;
          return least === undefined || compare(amount, least) >= 0;
        },
        message: 'wallet:deposit.amount-least',
      }),
    ),
  );
