import { loginRequest } from '#contract/account-login';
import { validator } from '#platform/validate';

/** Whether a login can be sent. */
export const checkLogin = validator(loginRequest);
