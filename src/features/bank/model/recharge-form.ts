import * as v from 'valibot';
import { rechargeRequest } from '#contract/bank';
import { validator } from '#platform/validate';

export interface RechargeValues extends Record<string, string> {
  currency: string;
  amount: string;
  voucher: string;
}

const amount = v.pipe(v.string(), v.nonEmpty('bank:recharge.amount-needed'), rechargeRequest.entries.amount);

export const checkRecharge = validator(v.object({ ...rechargeRequest.entries, amount }));
