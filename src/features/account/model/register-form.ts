import * as v from 'valibot';
import { registerRequest } from '#contract/account';
import { containsName, isCommonPassword } from '#contract/account-password-rules';
import { crossCheck } from '#contract/cross-check';
import { type Validate, validator } from '#platform/validate';

/** Fields of the form beyond those of the request. */
const fields = v.object({
  ...registerRequest.entries,
  // Always present in a form, though possibly empty.
  invite_code: registerRequest.entries.invite_code.wrapped,
  confirm: v.pipe(v.string(), v.nonEmpty('validation:required')),
  agreed: v.literal('yes', 'account:register.agree-needed'),
});

type Registration = v.InferOutput<typeof fields>;

/** Returns whether a registration can be sent, with the password typed twice and the agreement. */
export const registrationRules = (common: ReadonlySet<string>): Validate<Registration> =>
  validator(
    v.pipe(
      fields,
      crossCheck(['password'], {
        at: 'password',
        rule: ({ password }) => !isCommonPassword(password, common),
        message: 'errors:password-common',
      }),
      crossCheck(['username', 'password'], {
        at: 'password',
        rule: ({ username, password }) => !containsName(password, { username }),
        message: 'errors:password-names-you',
      }),
      crossCheck(['email', 'password'], {
        at: 'password',
        rule: ({ email, password }) => !containsName(password, { email }),
        message: 'errors:password-names-you',
      }),
      crossCheck(['password', 'confirm'], {
        at: 'confirm',
        rule: ({ password, confirm }) => password === confirm,
        message: 'validation:passwords-differ',
      }),
    ),
  );

export interface RegisterValues extends Record<string, string> {
  username: string;
  email: string;
  code: string;
  password: string;
  confirm: string;
  invite_code: string;
  agreed: string;
}
