import * as v from 'valibot';
import { isCommonPassword } from '#contract/account-password-rules';
import { resetPasswordRequest } from '#contract/account-recovery';
import { crossCheck } from '#contract/cross-check';
import { type Validate, validator } from '#platform/validate';

const fields = v.object({
  ...resetPasswordRequest.entries,
  confirm: v.pipe(v.string(), v.nonEmpty('validation:required')),
});

/** Returns whether a recovery can be sent, with the password typed twice. */
export const recoveryRules = (common: ReadonlySet<string>): Validate<v.InferOutput<typeof fields>> =>
  validator(
    v.pipe(
      fields,
      crossCheck(['password'], {
        at: 'password',
        rule: ({ password }) => !isCommonPassword(password, common),
        message: 'errors:password-common',
      }),
      crossCheck(['password', 'confirm'], {
        at: 'confirm',
        rule: ({ password, confirm }) => password === confirm,
        message: 'validation:passwords-differ',
      }),
    ),
  );
