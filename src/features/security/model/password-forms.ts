import * as v from 'valibot';
import { containsName, isCommonFundPassword } from '#contract/account-password-rules';
import { resetFundPasswordRequest } from '#contract/account-recovery';
import { crossCheck } from '#contract/cross-check';
import { fundPasswordRequest, passwordRequest, setFundPasswordRequest } from '#contract/security';
import { confirm, typedTwice, uncommon } from '#platform/password-checks';
import { type Validate, validator } from '#platform/validate';

/** The form also asks to confirm the new password. */
const passwordForm = v.object({ ...passwordRequest.entries, confirm });
const fundPasswordForm = v.object({ ...fundPasswordRequest.entries, confirm });

interface Owner {
  readonly username?: string;
  readonly email?: string;
}

/** Adds the rule that a new password doesn't contain its owner's name. */
const unnamed = <Input extends object>(field: keyof Input & string, owner: Owner) =>
  crossCheck<Input, keyof Input & string>([field], {
    at: field,
    rule: (typed) => !containsName(String(typed[field]), owner),
    message: 'errors:password-names-you',
  });

/** Adds the rule that a fund password differs from the login password beside it. */
const separate = <Input extends { password: string; trading_password: string }>() =>
  crossCheck<Input, 'password' | 'trading_password'>(['password', 'trading_password'], {
    at: 'trading_password',
    rule: (typed) => typed.password !== typed.trading_password,
    message: 'errors:same-as-login-password',
  });

/** Returns whether a change of the login password can be sent. */
export const passwordChangeRules = (
  common: ReadonlySet<string>,
  owner: Owner,
): Validate<v.InferOutput<typeof passwordForm>> =>
  validator(
    v.pipe(passwordForm, uncommon('new_password', common), unnamed('new_password', owner), typedTwice('new_password')),
  );

/** Returns whether a change of the fund password can be sent. */
export const fundPasswordChangeRules = (
  common: ReadonlySet<string>,
  owner: Owner,
): Validate<v.InferOutput<typeof fundPasswordForm>> =>
  validator(
    v.pipe(
      fundPasswordForm,
      uncommon('new_password', common, isCommonFundPassword),
      unnamed('new_password', owner),
      typedTwice('new_password'),
    ),
  );

/** Returns whether a recovery of the fund password can be sent. */
export const fundPasswordRecoveryRules = (common: ReadonlySet<string>, owner: Owner) =>
  validator(
    v.pipe(
      v.object({ ...resetFundPasswordRequest.entries, confirm }),
      uncommon('trading_password', common, isCommonFundPassword),
      unnamed('trading_password', owner),
      separate(),
      typedTwice('trading_password'),
    ),
  );

/** Returns whether a first fund password can be sent. */
export const fundPasswordRules = (common: ReadonlySet<string>, owner: Owner) =>
  validator(
    v.pipe(
      v.object({ ...setFundPasswordRequest.entries, confirm }),
      uncommon('trading_password', common, isCommonFundPassword),
      unnamed('trading_password', owner),
      separate(),
      typedTwice('trading_password'),
    ),
  );
