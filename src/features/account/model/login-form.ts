import * as v from 'valibot';
import { confirmLoginRequest, loginRequest } from '#contract/account-login';
import { validator } from '#platform/validate';

/** Whether a login can be sent. */
export const checkLogin = validator(loginRequest);

/** Whether the code of the second step can be sent. */
export const checkLoginCode = validator(v.pick(confirmLoginRequest, ['code']));
