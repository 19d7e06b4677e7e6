import * as v from 'valibot';
import { closeRequest } from '#contract/privacy';
import { passwordOnlyRequest } from '#contract/security-second-factor';
import { validator } from '#platform/validate';

/** Whether a download can be asked for. */
export const checkExport = validator(passwordOnlyRequest);

/** Whether the closing can be asked for. What is too little to be withdrawn is forfeited, or there is none. */
export const checkClosing = validator(
  v.object({
    password: closeRequest.entries.password,
    remainder: v.picklist(['none', 'forfeited'], 'privacy:close.forfeit-needed'),
  }),
);
