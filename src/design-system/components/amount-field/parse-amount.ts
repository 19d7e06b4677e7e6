import { plainDigits } from '../../theme/plain-digits.ts';
import { amountText } from '../amount/index.ts';

/** Why a typed amount is rejected. The text is kept, and nothing is guessed. */
export type AmountIssue =
  /** Could be two amounts: `1,234` where a comma groups thousands. */
  | 'ambiguous'
  /** Contains something other than digits and separators. */
  | 'characters'
  /** More digits than any amount has. */
  | 'large'
  /** Below zero. */
  | 'negative'
  /** More decimal places than the currency has. */
  | 'scale';

export interface ParsedAmount {
  /** Decimal string without grouping; empty if nothing is typed or the text is rejected. */
  value: string;
  issue: AmountIssue | null;
}

/** Before the decimal separator, as in the contract. */
const maxDigits = 19;

const refused = (issue: AmountIssue): ParsedAmount => ({ value: '', issue });

interface Separators {
  group: string;
  decimal: string;
}

// A formatter is slow to make, and each key that is typed asks.
const known = new Map<string, Separators>();

/** The group and decimal separators of a locale, mostly `.` and `,`. */
export function separators(locale: string): Separators {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const read = { group: find('group'), decimal: find('decimal') };
  known.set(locale, read);
  return read;
}

// Direction and width marks that come with pasted text.
const invisible = /[\u061C\u200B-\u200F\u2060-\u2069\uFEFF]/gu;

/** Normalizes full-width and other digits, separators and spaces to ASCII. */
function plainText(input: string): string {
  return plainDigits(input)
    .replaceAll(invisible, '')
    .trim()
    .replaceAll(/[\u066B\u3002]/gu, '.')
    .replaceAll(/[\u066C\u3001]/gu, ',')
    .replaceAll(/\s/gu, ' ')
    .replace(/^[\u2010-\u2015\u2212]/u, '-');
}

/**
 * Parses typed or pasted text. Accepts dot and comma in every locale, and spaces and apostrophes as grouping; rejects
 * what could mean two amounts.
 */
export function parseAmount(input: string, locale: string, scale: number): ParsedAmount {
  // A superscript or a circled digit would become another digit: `100²`.
  if (/\p{No}/u.test(input)) return refused('characters');
  const text = plainText(input);
  if (text === '') return { value: '', issue: null };
  if (text.startsWith('-')) return refused('negative');
  if (!/^[\d., '’]+$/u.test(text) || !/\d/u.test(text)) return refused('characters');
  const spaced = /[ '’]/u.test(text);
  const whole = text.split(/[.,]/u, 1)[0] ?? '';
  if (spaced && !isGrouped(text.replace(/[.,]\d*$/u, ''), /[ '’]/u)) return refused('ambiguous');
  const plain = text.replaceAll(/[ '’]/gu, '');
  const decimalAt = findDecimal(plain, spaced ? whole : null, separators(locale));
  if (decimalAt === null) return refused('ambiguous');
  const integer = plain
    .slice(0, decimalAt)
    .replaceAll(/[.,]/gu, '')
    .replace(/^0+(?=\d)/u, '');
  const fraction = plain.slice(decimalAt + 1);
  if (integer.length > maxDigits) return refused('large');
  if (fraction.length > scale) return refused('scale');
  return { value: `${integer || '0'}${fraction ? `.${fraction}` : ''}`, issue: null };
}

/** Returns the index of the decimal separator, the length if there is none, null if it's ambiguous. */
function findDecimal(text: string, spaced: string | null, own: { group: string; decimal: string }): number | null {
  const signs = [...text.matchAll(/[.,]/gu)].map(({ 0: sign, index }) => ({ sign, index }));
  const last = signs.at(-1);
  if (!last) return text.length;
  const kinds = new Set(signs.map(({ sign }) => sign));
  if (kinds.size === 2) {
    const others = signs.slice(0, -1);
    const grouped = others.every(({ sign }) => sign !== last.sign);
    return grouped && isGrouped(text.slice(0, last.index), /[.,]/u) ? last.index : null;
  }
  if (signs.length > 1) return isGrouped(text, /[.,]/u) ? text.length : null;
  if (spaced !== null || last.sign === own.decimal) return last.index;
  // A single separator that isn't the locale's decimal separator: `1,234` may mean a thousand or a little more than
  // one.
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text);
  return couldGroup ? null : last.index;
}

/** Groups of three, or Indian groups of two before the last three. */
function isGrouped(text: string, sign: RegExp): boolean {
  const groups = text.split(sign);
  const [first = '', ...others] = groups;
  const last = others.at(-1);
  if (last === undefined) return true;
  const middle = others.slice(0, -1).map((group) => group.length);
  const even = middle.every((length) => length === 3) || middle.every((length) => length === 2);
  return first.length >= 1 && first.length <= 3 && first !== '0' && last.length === 3 && even;
}

/** Formats a decimal string as the customer would type it: with the locale's decimal separator and no grouping. */
export function toInput(value: string, locale: string): string {
  return value.replace('.', separators(locale).decimal);
}

/** Formats a decimal string with the locale's grouping too, for a field at rest. */
export function toGrouped(value: string, locale: string): string {
  if (value === '') return '';
  return amountText(value, { locale, scale: digits(value) });
}

const digits = (value: string): number => value.split('.')[1]?.length ?? 0;
