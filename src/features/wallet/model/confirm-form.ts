import * as v from 'valibot';
import { downRequest } from '#contract/wallet-withdrawals';
import { validator } from '#platform/validate';

export const checkConfirmation = validator(v.object({ fund_password: downRequest.entries.fund_password }));
