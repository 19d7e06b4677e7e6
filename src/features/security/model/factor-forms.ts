import * as v from 'valibot';
import { passkeyName } from '#contract/fields';
import { passkeyNameRequest } from '#contract/security-passkeys';
import { confirmAuthenticatorRequest, passwordOnlyRequest } from '#contract/security-second-factor';
import { validator } from '#platform/validate';

/** Whether a password was typed. */
export const checkPasswordOnly = validator(passwordOnlyRequest);

/** Whether the authenticator app can be turned on. */
export const checkAuthenticatorCode = validator(confirmAuthenticatorRequest);

/** Whether a passkey can be made. */
export const checkNewPasskey = validator(v.object({ ...passwordOnlyRequest.entries, name: passkeyName }));

/** Whether a passkey's name is valid. */
export const checkPasskeyName = validator(v.pick(passkeyNameRequest, ['name']));
