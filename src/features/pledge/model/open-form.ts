import * as v from 'valibot';
import { pledgeOpenRequest } from '#contract/pledge';
import { validator } from '#platform/validate';

export interface OpenValues extends Record<string, string> {
  amount: string;
}

const amount = v.pipe(v.string(), v.nonEmpty('pledge:open.amount-needed'), pledgeOpenRequest.entries.amount);

/** The request without the product, which the sheet knows. */
export const checkOpen = validator(v.object({ amount }));
