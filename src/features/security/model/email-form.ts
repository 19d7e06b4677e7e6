import { emailRequest } from '#contract/security';
import { validator } from '#platform/validate';

/** Whether a change of email address can be sent. */
export const checkEmailChange = validator(emailRequest);
