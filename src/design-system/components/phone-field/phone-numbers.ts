import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { PhoneValue } from './phone-value.ts';

/*
 * What PhoneField knows of numbering plans. Loaded by it once it shows: 37 kB compressed. `min` is the smallest of the
 * library's plans that knows each country's lengths and patterns; the larger ones only add whether a number is mobile.
 */

const toCountry = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** Country calling code with its plus sign; empty if the country has none. */
export function areaCodeOf(country: string): string {
  const known = toCountry(country);
  return known ? `+${getCountryCallingCode(known)}` : '';
}

/** Every country and region with a calling code, in the order of the locale. */
export function listCountries(locale: string): { code: string; name: string; areaCode: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, areaCode: areaCodeOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/**
 * Parses and formats typed or pasted text for a country. A number with a calling code, with a plus or an international
 * prefix, switches to its country; until it could be a number it stays as typed.
 */
export function readPhone(given: string, country: string): PhoneValue {
  // Normalizes full-width digits and signs of Japanese keyboards.
  const typed = given.normalize('NFKC');
  const own = toCountry(country);
  const isInternational = /^\s*\+/u.test(typed);
  const found = parsePhoneNumberFromString(typed, { ...(own && { defaultCountry: own }), extract: false });
  const leads = found && (isInternational || `+${found.countryCallingCode}` !== areaCodeOf(country));
  const number = found?.isValid()
    ? { areaCode: `+${found.countryCallingCode}`, national: found.nationalNumber, e164: found.number }
    : null;
  if (leads && found.isPossible()) {
    // Countries that share a code: the one the number belongs to, else the chosen one, else the largest.
    const sharing = found.getPossibleCountries();
    const next = found.country ?? (own && sharing.includes(own) ? own : sharing[0]);
    if (next) return { country: next, text: found.formatNational(), number };
  }
  const text = new AsYouType(isInternational ? undefined : own).input(typed);
  return { country, text, number: isInternational ? null : number };
}
