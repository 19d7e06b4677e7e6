import * as v from 'valibot';
import { lostAuthenticatorRequest } from '#contract/account-lost-authenticator';
import { validator } from '#platform/validate';

/** Whether the request can be sent. */
export const checkLostAuthenticator = validator(v.pick(lostAuthenticatorRequest, ['text']));
