import { enterRequest } from '#contract/leverage-rooms';
import { validator, type Validate } from '#platform/validate';

const check = validator(enterRequest);

type Entry = { room: string; code: string };

/** Returns the check of a room's entry; a room with a verification code can't be entered without one. */
export const checkEntry =
  (needsCode: boolean): Validate<Entry> =>
  (values) =>
    needsCode && (values as Entry).code.trim() === '' ? { errors: { code: 'validation:required' } } : check(values);
