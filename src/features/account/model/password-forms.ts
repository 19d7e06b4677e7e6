import * as v from 'valibot';
import { fundPasswordRequest, passwordRequest, setFundPasswordRequest } from '#contract/account';
import { validator } from '#platform/validate';

const confirm = v.pipe(v.string(), v.nonEmpty('validation:required'));

/** A change asks for the new password twice, beyond what the server is told. */
const checkChange = (request: typeof passwordRequest | typeof fundPasswordRequest) =>
  validator(
    v.pipe(
      v.object({ ...request.entries, confirm }),
      v.forward(
        v.partialCheck(
          [['new_password'], ['confirm']],
          (typed) => typed.new_password === typed.confirm,
          'validation:passwords-differ',
        ),
        ['confirm'],
      ),
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
    v.forward(
      v.partialCheck(
        [['password'], ['confirm']],
        (typed) => typed.password === typed.confirm,
        'validation:passwords-differ',
      ),
      ['confirm'],
    ),
  ),
);
