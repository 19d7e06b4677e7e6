import * as v from 'valibot';
import { closeRequest } from '#contract/privacy';
import { passwordOnlyRequest } from '#contract/security-second-factor';
import { validator } from '#platform/validate';

/** Whether an export can be requested. */
export const checkExport = validator(passwordOnlyRequest);

/** Whether the closure can be requested: any remainder must be forfeited. */
export const checkClosing = validator(
  v.object({
    password: closeRequest.entries.password,
    remainder: v.picklist(['none', 'forfeited'], 'privacy:close.forfeit-needed'),
  }),
);
