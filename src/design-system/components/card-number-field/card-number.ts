import findBrands from 'credit-card-type';
import { plainDigits } from '../../theme/plain-digits.ts';

export interface CardNumberValue {
  /** The text of the field, grouped as on the card: `4111 1111`. */
  text: string;
  /** The digits, null while they aren't the number of a card. */
  number: string | null;
  /** Name of the brand, as soon as the digits leave no other: `Visa`. */
  brand: string | null;
}

/** No card has more digits (ISO/IEC 7812). */
const maxDigits = 19;
const minDigits = 12;
const fours = [4, 8, 12, 16];

/** Luhn's check digit, which catches every single wrong digit and nearly every swap of adjacent digits. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** What the digits leave open: one brand, or none. */
function brandOf(digits: string) {
  const [brand, ...others] = digits === '' ? [] : findBrands(digits);
  return others.length === 0 ? brand : undefined;
}

/** Returns the brand's name for the first digits of a card, null if they don't tell. */
export const cardBrandOf = (firstDigits: string): string | null => brandOf(firstDigits)?.niceType ?? null;

/** Groups what was typed or pasted. A brand that isn't known is no error: many countries have their own. */
export function readCardNumber(typed: string): CardNumberValue {
  const all = plainDigits(typed).replaceAll(/\D/gu, '').slice(0, maxDigits);
  const brand = brandOf(all);
  const digits = all.slice(0, Math.max(...(brand?.lengths ?? [maxDigits])));
  const gaps = brand?.gaps.every((gap) => gap % 4 === 0) === false ? brand.gaps : fours;
  const text = [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
  const isLong = brand ? brand.lengths.includes(digits.length) : digits.length >= minDigits;
  return { text, number: isLong && passesLuhn(digits) ? digits : null, brand: brand?.niceType ?? null };
}
