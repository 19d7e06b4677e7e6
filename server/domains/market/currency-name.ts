import { intlLocale, type Language } from '#contract/languages';
import type { Currency } from './store.ts';

const first = /^\p{L}/u;

/**
 * What a currency is called: an ordinary one as the customer's language calls it, with a capital as it stands by itself; a
 * cryptocurrency by its own name, which is the same everywhere.
 */
export function currencyName(
  language: Language,
  { code, kind, name }: Pick<Currency, 'code' | 'kind' | 'name'>,
): string {
  if (kind === 'crypto') return name;
  const local = new Intl.DisplayNames(intlLocale(language), { type: 'currency', fallback: 'none' }).of(code) ?? name;
  return local.replace(first, (letter) => letter.toLocaleUpperCase(intlLocale(language)));
}
