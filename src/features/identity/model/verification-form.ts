import { realAuthRequest } from '#contract/identity';
import { validator } from '#platform/validate';

export interface IdentityValues extends Record<string, string> {
  full_name: string;
  id_number: string;
  front: string;
  back: string;
}

/** Whether a verification can be submitted. */
export const checkIdentity = validator(realAuthRequest);
