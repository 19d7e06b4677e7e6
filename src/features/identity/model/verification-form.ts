import type { IdentityDocument } from '#contract/fields';
import { realAuthRequest } from '#contract/identity';
import { validator } from '#platform/validate';

export interface IdentityValues extends Record<string, string> {
  document: IdentityDocument;
  full_name: string;
  id_number: string;
  front: string;
  back: string;
  /** The photo of the document that isn't chosen, for a customer who changes the choice back. */
  other: string;
}

const check = validator(realAuthRequest);

/** Whether a verification can be submitted. A passport has no back. */
export function checkIdentity(values: unknown): ReturnType<typeof check> {
  const { other: _other, back, ...rest } = values as IdentityValues;
  return check(rest.document === 'passport' ? rest : { ...rest, back });
}
