import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { fundPasswordRequest, passwordRequest, setFundPasswordRequest } from '#contract/security';
import { validator } from '#platform/validate';

const confirm = v.pipe(v.string(), v.nonEmpty('validation:required'));

/** The form also asks to confirm the new password. */
const checkChange = (request: typeof passwordRequest | typeof fundPasswordRequest) =>
  validator(
    v.pipe(
      v.object({ ...request.entries, confirm }),
      crossCheck(['new_password', 'confirm'], {
        at: 'confirm',
        rule: (typed) => typed.new_password === typed.confirm,
        message: 'validation:passwords-differ',
      }),
    ),
  );

/** Whether a change of the login password can be sent. */
export const checkPasswordChange = checkChange(passwordRequest);

/** Whether a change of the fund password can be sent. */
export const checkFundPasswordChange = checkChange(fundPasswordRequest);

/** Whether a first fund password can be sent. */
export const checkFundPassword = validator(
  v.pipe(
    v.object({ ...setFundPasswordRequest.entries, confirm }),
    crossCheck(['password', 'confirm'], {
      at: 'confirm',
      rule: (typed) => typed.password === typed.confirm,
      message: 'validation:passwords-differ',
    }),
  ),
);
