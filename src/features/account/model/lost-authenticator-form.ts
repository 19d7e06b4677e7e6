import * as v from 'valibot';
import { lostAuthenticatorRequest, ownLostAuthenticatorRequest } from '#contract/account-lost-authenticator';
import { validator } from '#platform/validate';

/** Whether the request can be sent. */
export const checkLostAuthenticator = validator(v.pick(lostAuthenticatorRequest, ['text']));

/** The same for a customer who is logged in. */
export const checkOwnLostAuthenticator = validator(ownLostAuthenticatorRequest);
