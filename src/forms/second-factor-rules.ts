import { confirmRequest } from '#contract/security-second-factor';
import { validator } from '#platform/validate';

/** Whether a code can be sent. */
export const checkSecondFactor = validator(confirmRequest);
