import { intlLocale, type Language } from '#contract/languages';

/** An exact amount as the language writes it; no digit is lost. */
export const decimalText = (language: Language, amount: string): string =>
  new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 18 }).format(
    amount as Intl.StringNumericLiteral,
  );
