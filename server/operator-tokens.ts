import { createHash } from 'node:crypto';

/** A token of one person's own, which says who they are. */
export interface OperatorToken {
  readonly name: string;
  readonly token: string;
}

/** Shorter tokens could be guessed. */
export const MIN_TOKEN_LENGTH = 32;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,38}[\p{L}\p{N}.]$/u;

/** A header carries it, and commas separate entries. */
const TOKEN = /^[!-+\--~]+$/;

/** Two names that look alike would count as two people. */
export const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Returns whether a person can have this name: 2 to 40 characters, and not that of the sandbox's automatic operator. */
export const isOperatorName = (name: string): boolean => NAME.test(name) && !sameName(name, 'automatic');

/** Scripts with letters that look like another's. */
const LOOKALIKES = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'].map((script) => ({
  some: new RegExp(`\\p{Script=${script}}`, 'u'),
  others: new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'u'),
}));

/** Returns false for a name that could be taken for another person's because it mixes scripts. */
export const hasOneScript = (name: string): boolean =>
  LOOKALIKES.every(({ some, others }) => !some.test(name) || !others.test(name));

const FINGERPRINT_BYTES = 8;

/** Tells a person's token from their next one. Tokens are random and long, so it doesn't help to guess them. */
const fingerprintOf = ({ name, token }: OperatorToken): Buffer =>
  createHash('sha256').update(`${name}\n${token}`).digest().subarray(0, FINGERPRINT_BYTES);

/** Returns the fingerprint of that person's token; undefined for somebody without. */
export function fingerprintIn(tokens: readonly OperatorToken[], operator: string): Buffer | undefined {
  const own = tokens.find(({ name }) => name === operator);
  return own && fingerprintOf(own);
}

/** Parses OPERATOR_TOKENS: `name=token` pairs, separated by commas. Returns what is wrong as a text without its values. */
export function parseOperatorTokens(text: string): readonly OperatorToken[] | string {
  const found: OperatorToken[] = [];
  for (const [index, entry] of text.split(',').entries()) {
    const at = entry.indexOf('=');
    const [name, token] = [entry.slice(0, Math.max(at, 0)).trim(), entry.slice(at + 1).trim()];
    // By its place: a token without a name could be taken for a name.
    const problem = problemOf({ name, token }, found);
    if (problem) return `has a problem in entry ${index + 1}: ${problem}`;
    found.push({ name, token });
  }
  return found;
}

function problemOf({ name, token }: OperatorToken, earlier: readonly OperatorToken[]): string | undefined {
  if (!isOperatorName(name)) return 'it must begin with a name of 2 to 40 characters and "="';
  if (token.length < MIN_TOKEN_LENGTH) return `its token must have at least ${MIN_TOKEN_LENGTH} characters`;
  if (!TOKEN.test(token)) return 'its token must be ASCII without spaces and commas';
  if (earlier.some((other) => sameName(other.name, name))) return 'an earlier entry has this name';
  if (earlier.some((other) => other.token === token)) return 'an earlier entry has this token';
  return undefined;
}
