import * as v from 'valibot';
import { registerRequest } from '#contract/account';
import { crossCheck } from '#contract/cross-check';
import { validator } from '#platform/validate';

/** Fields of the form beyond those of the request. */
const fields = v.object({
  ...registerRequest.entries,
  // Always present in a form, though possibly empty.
  invite_code: registerRequest.entries.invite_code.wrapped,
  confirm: v.pipe(v.string(), v.nonEmpty('validation:required')),
  agreed: v.literal('yes', 'account:register.agree-needed'),
});

/** Registration with the password typed twice and the agreement. */
const registerForm = v.pipe(
  fields,
  crossCheck(['password', 'confirm'], {
    at: 'confirm',
    rule: ({ password, confirm }) => password === confirm,
    message: 'validation:passwords-differ',
  }),
);

/** Whether a registration can be sent. */
export const checkRegistration = validator(registerForm);

export interface RegisterValues extends Record<string, string> {
  username: string;
  email: string;
  code: string;
  password: string;
  confirm: string;
  invite_code: string;
  agreed: string;
}
