import { intlLocale, type Language } from '#contract/languages';

/** Decimal places that an amount has at least, as on the screens: two, or none of a currency without cents. */
function fewestDigits(language: Language, currency: string): number {
  // Intl takes codes of three letters only.
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const format = new Intl.NumberFormat(intlLocale(language), { style: 'currency', currency });
  return format.resolvedOptions().minimumFractionDigits ?? 2;
}

/** Formats an amount or price in a currency for a language, with all its digits and without the code: `50.00`. */
export function moneyText(language: Language, amount: string, currency: string): string {
  const digits = { minimumFractionDigits: fewestDigits(language, currency), maximumFractionDigits: 18 };
  return new Intl.NumberFormat(intlLocale(language), digits).format(amount as Intl.StringNumericLiteral);
}
