import { emailRequest } from '#contract/security';
import { validator } from '#platform/validate';

/** Whether a change of the e-mail address can be sent. */
export const checkEmailChange = validator(emailRequest);
