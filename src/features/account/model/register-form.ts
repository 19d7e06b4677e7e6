import * as v from 'valibot';
import { registerRequest } from '#contract/account';
import { containsName } from '#contract/account-password-rules';
import { crossCheck } from '#contract/cross-check';
import { confirm, typedTwice, uncommon } from '#platform/password-checks';
import { type Validate, validator } from '#platform/validate';

/** Fields of the form beyond those of the request. */
const fields = v.object({
  ...registerRequest.entries,
  // Always present in a form, though possibly empty.
  invite_code: registerRequest.entries.invite_code.wrapped,
  confirm,
  agreed: v.literal('yes', 'account-register:agree-needed'),
});

export type Registration = v.InferOutput<typeof fields>;

/** Returns whether a registration can be sent, with the password typed twice and the agreement. */
export const registrationRules = (common: ReadonlySet<string>): Validate<Registration> =>
  validator(
    v.pipe(
      fields,
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
      uncommon('password', common),
      typedTwice('password'),
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
