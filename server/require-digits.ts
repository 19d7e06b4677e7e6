import { decimalPlaces } from '#contract/money';
import { InvalidFields } from './errors.ts';

/** Throws InvalidFields if the amount of a field has more decimal places than its currency. */
export function requireDigits(field: string, amount: string, scale: number): void {
  if (decimalPlaces(amount) > scale) throw new InvalidFields({ [field]: ['validation:amount-digits'] });
}
