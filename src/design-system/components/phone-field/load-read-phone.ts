import type { PhoneValue } from './phone-value.ts';

/** Loads what parses a number, for a form that validates what was typed before the field could parse it. */
export async function loadReadPhone(): Promise<(text: string, country: string) => PhoneValue> {
  const { readPhone } = await import('./phone-numbers.ts');
  return readPhone;
}
