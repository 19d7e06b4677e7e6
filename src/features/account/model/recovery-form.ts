import * as v from 'valibot';
import { resetPasswordRequest } from '#contract/account-recovery';
import { confirm, typedTwice, uncommon } from '#platform/password-checks';
import { type Validate, validator } from '#platform/validate';

const fields = v.object({
  ...resetPasswordRequest.entries,
  confirm,
});

/** Returns whether a recovery can be sent, with the password typed twice. */
export const recoveryRules = (common: ReadonlySet<string>): Validate<v.InferOutput<typeof fields>> =>
  validator(v.pipe(fields, uncommon('password', common), typedTwice('password')));
