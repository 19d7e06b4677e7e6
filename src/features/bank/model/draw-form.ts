import * as v from 'valibot';
import { drawRequest } from '#contract/bank';
import { validator } from '#platform/validate';

export interface DrawValues extends Record<string, string> {
  amount: string;
  card: string;
  fund_password: string;
}

const amount = v.pipe(v.string(), v.nonEmpty('bank:draw.amount-needed'), drawRequest.entries.amount);
const card = v.pipe(v.string(), v.nonEmpty('bank:draw.card-needed'), drawRequest.entries.card);

/** The request without what the screen knows by itself. */
export const checkDraw = validator(v.object({ amount, card, fund_password: drawRequest.entries.fund_password }));

export const checkFundPassword = validator(v.object({ fund_password: drawRequest.entries.fund_password }));
