import { profileRequest } from '#contract/account';
import { validator } from '#platform/validate';

/** Whether a nickname can be saved. */
export const checkNickname = validator(profileRequest);
