import * as v from 'valibot';
import { type isCommonFundPassword, isCommonPassword } from '#contract/account-password-rules';
import { crossCheck } from '#contract/cross-check';

/** The field that repeats a new password. */
export const confirm = v.pipe(v.string(), v.nonEmpty('validation:required'));

/** Adds the rule that `confirm` repeats a field. */
export const typedTwice = <Input extends { confirm: string }>(field: keyof Input & string) =>
  crossCheck<Input, keyof Input & string>([field, 'confirm'], {
    at: 'confirm',
    rule: (typed) => typed[field] === typed.confirm,
    message: 'validation:passwords-differ',
  });

/** Adds the rule that a new password, of login or fund, is none of the common ones. */
export const uncommon = <Input extends object>(
  field: keyof Input & string,
  common: ReadonlySet<string>,
  isCommon: typeof isCommonPassword | typeof isCommonFundPassword = isCommonPassword,
) =>
  crossCheck<Input, keyof Input & string>([field], {
    at: field,
    rule: (typed) => !isCommon(String(typed[field]), common),
    message: 'errors:password-common',
  });
