import * as v from 'valibot';
import { containsName } from '#contract/account-password-rules';
import { resetFundPasswordRequest } from '#contract/account-recovery';
import { crossCheck } from '#contract/cross-check';
import { fundPasswordRequest, passwordRequest, setFundPasswordRequest } from '#contract/security';
import { confirm, typedTwice, uncommon } from '#platform/password-checks';
import { type Validate, validator } from '#platform/validate';

/** The form also asks to confirm the new password. */
const passwordForm = v.object({ ...passwordRequest.entries, confirm });
const fundPasswordForm = v.object({ ...fundPasswordRequest.entries, confirm });

/** Returns whether a change of the login password can be sent. */
export const passwordChangeRules = (
  common: ReadonlySet<string>,
  owner: { readonly username?: string; readonly email?: string },
): Validate<v.InferOutput<typeof passwordForm>> =>
  validator(
    v.pipe(
      passwordForm,
      uncommon('new_password', common),
      crossCheck(['new_password'], {
        at: 'new_password',
        rule: (typed) => !containsName(typed.new_password, owner),
        message: 'errors:password-names-you',
      }),
      typedTwice('new_password'),
    ),
  );

/** Whether a change of the fund password can be sent. */
export const checkFundPasswordChange = validator(v.pipe(fundPasswordForm, typedTwice('new_password')));

/** Adds the rule that a fund password differs from the login password beside it. */
const separate = <Input extends { password: string; trading_password: string }>() =>
  crossCheck<Input, 'password' | 'trading_password'>(['password', 'trading_password'], {
    at: 'trading_password',
    rule: (typed) => typed.password !== typed.trading_password,
    message: 'errors:same-as-login-password',
  });

/** Whether a recovery of the fund password can be sent. */
export const checkFundPasswordRecovery = validator(
  v.pipe(v.object({ ...resetFundPasswordRequest.entries, confirm }), separate(), typedTwice('trading_password')),
);

/** Whether a first fund password can be sent. */
export const checkFundPassword = validator(
  v.pipe(v.object({ ...setFundPasswordRequest.entries, confirm }), separate(), typedTwice('trading_password')),
);
