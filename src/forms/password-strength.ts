import { containsName, isCommonFundPassword, isCommonPassword, isEasyToGuess } from '#contract/account-password-rules';

export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Estimates how hard a password is to guess, from length, variety and repetition. A hint, not a rule. */
export function passwordStrength(password: string): StrengthLevel {
  const distinct = new Set(password).size;
  if (password.length < 6 || distinct < 3) return 0;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  // Length counts more than variety: a few words beat one word with symbols.
  const score = (password.length >= 16 ? 3 : password.length >= 12 ? 2 : password.length >= 8 ? 1 : 0) + variety / 2;
  const bounded = distinct < 6 ? Math.min(score, 1) : score;
  if (bounded >= 4) return 4;
  if (bounded >= 3) return 3;
  if (bounded >= 2) return 2;
  return 1;
}

type Owner = Parameters<typeof containsName>[1];

/** The same of a login password; 0 for one that is refused. */
export const loginPasswordStrength = (password: string, common: ReadonlySet<string>, owner: Owner): StrengthLevel =>
  isCommonPassword(password, common) || containsName(password, owner) ? 0 : passwordStrength(password);

/** The same of a fund password. */
export const fundPasswordStrength = (password: string, common: ReadonlySet<string>, owner: Owner): StrengthLevel =>
  isEasyToGuess(password) || isCommonFundPassword(password, common) || containsName(password, owner)
    ? 0
    : passwordStrength(password);
