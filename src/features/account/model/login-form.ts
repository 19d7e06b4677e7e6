import * as v from 'valibot';
import { loginRequest } from '#contract/account';
import { confirmLoginRequest } from '#contract/security-second-factor';
import { validator } from '#platform/validate';

/** Whether a login can be sent. */
export const checkLogin = validator(loginRequest);

/** Whether the code of the second step can be sent. */
export const checkLoginCode = validator(v.pick(confirmLoginRequest, ['code']));
