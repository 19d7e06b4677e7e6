import { intlLocale, type Language } from '#contract/languages';

/** Formats an amount for a language with all its digits. */
export const decimalText = (language: Language, amount: string): string =>
  new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 18 }).format(
    amount as Intl.StringNumericLiteral,
  );
