const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Reads a list of common passwords, one a line. */
export const parsePasswordList = (list: string): ReadonlySet<string> => new Set(fold(list).trim().split(/\r?\n/u));

/** Words that somebody who guesses tries first here, and that passwords may not contain. */
const ownWords = ['florin'];

/** Returns whether a login password is common or contains the product's name, ignoring case. */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  common.has(fold(password)) || ownWords.some((word) => fold(password).includes(word));

const isAllDigits = (password: string): boolean => /^\d+$/.test(fold(password));

/**
 * The same of a fund password. Digits alone are fine there, and most of those that are easy to remember, such as 246810, are on
 * the list. They have `isEasyToGuess`.
 */
export const isCommonFundPassword = (password: string, common: ReadonlySet<string>): boolean =>
  !isAllDigits(password) && isCommonPassword(password, common);

/** Returns whether a fund password is one repeated digit, or digits that go up or down by one, where 0 is beside 9. */
export function isEasyToGuess(password: string): boolean {
  if (!isAllDigits(password)) return false;
  const digits = fold(password);
  const steps = new Set(
    Array.from(digits.slice(1), (digit, index) => (10 + Number(digit) - Number(digits[index])) % 10),
  );
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
}

// A shorter part of an email address occurs in too many words.
const MIN_LENGTH = 4;

/** Returns whether a password contains the username, the email address, or its part before the @, ignoring case. */
export function containsName(
  password: string,
  { username = '', email = '' }: { readonly username?: string; readonly email?: string },
): boolean {
  const [local = ''] = email.split('@');
  return [username, email, local].some((name) => name.length >= MIN_LENGTH && fold(password).includes(fold(name)));
}
