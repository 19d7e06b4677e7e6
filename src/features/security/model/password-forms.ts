import * as v from 'valibot';
import { containsName, isCommonPassword } from '#contract/account-password-rules';
import { resetFundPasswordRequest } from '#contract/account-recovery';
import { crossCheck } from '#contract/cross-check';
import { fundPasswordRequest, passwordRequest, setFundPasswordRequest } from '#contract/security';
import { type Validate, validator } from '#platform/validate';

const confirm = v.pipe(v.string(), v.nonEmpty('validation:required'));

/** The form also asks to confirm the new password. */
const passwordForm = v.object({ ...passwordRequest.entries, confirm });
const fundPasswordForm = v.object({ ...fundPasswordRequest.entries, confirm });

const confirmed = crossCheck<v.InferOutput<typeof passwordForm>, 'new_password' | 'confirm'>(
  ['new_password', 'confirm'],
  {
    at: 'confirm',
    rule: (typed) => typed.new_password === typed.confirm,
    message: 'validation:passwords-differ',
  },
);

/** Returns whether a change of the login password can be sent. */
export const passwordChangeRules = (
  common: ReadonlySet<string>,
  owner: { readonly username?: string; readonly email?: string },
): Validate<v.InferOutput<typeof passwordForm>> =>
  validator(
    v.pipe(
      passwordForm,
      crossCheck(['new_password'], {
        at: 'new_password',
        rule: (typed) => !isCommonPassword(typed.new_password, common),
        message: 'errors:password-common',
      }),
      crossCheck(['new_password'], {
        at: 'new_password',
        rule: (typed) => !containsName(typed.new_password, owner),
        message: 'errors:password-names-you',
      }),
      confirmed,
    ),
  );

/** Whether a change of the fund password can be sent. */
export const checkFundPasswordChange = validator(v.pipe(fundPasswordForm, confirmed));

/** Whether a recovery of the fund password can be sent. */
export const checkFundPasswordRecovery = validator(
  v.pipe(
    v.object({ ...resetFundPasswordRequest.entries, confirm }),
    crossCheck(['password', 'trading_password'], {
      at: 'trading_password',
      rule: (typed) => typed.password !== typed.trading_password,
      message: 'errors:same-as-login-password',
    }),
    crossCheck(['trading_password', 'confirm'], {
      at: 'confirm',
      rule: (typed) => typed.trading_password === typed.confirm,
      message: 'validation:passwords-differ',
    }),
  ),
);

/** Whether a first fund password can be sent. */
export const checkFundPassword = validator(
  v.pipe(
    v.object({ ...setFundPasswordRequest.entries, confirm }),
    crossCheck(['password', 'trading_password'], {
      at: 'trading_password',
      rule: (typed) => typed.password !== typed.trading_password,
      message: 'errors:same-as-login-password',
    }),
    crossCheck(['trading_password', 'confirm'], {
      at: 'confirm',
      rule: (typed) => typed.trading_password === typed.confirm,
      message: 'validation:passwords-differ',
    }),
  ),
);
