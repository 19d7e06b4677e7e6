import { intlLocale, type Language } from '#contract/languages';
import type { Currency } from './store.ts';

const first = /^\p{L}/u;

function localName(language: Language, code: string, english: string): string {
  const local = new Intl.DisplayNames(intlLocale(language), { type: 'currency', fallback: 'none' }).of(code) ?? english;
  return local.replace(first, (letter) => letter.toLocaleUpperCase(intlLocale(language)));
}

/** By language, code and English name: finding one costs more than all else in a list of balances. */
const localNames = new Map<string, string>();

/**
 * Returns a currency's display name: a fiat currency's in the customer's language and capitalized, a cryptocurrency's own,
 * which is the same in every language.
 */
export function currencyName(
  language: Language,
  { code, kind, name }: Pick<Currency, 'code' | 'kind' | 'name'>,
): string {
  if (kind === 'crypto') return name;
  const key = `${language} ${code} ${name}`;
  const known = localNames.get(key) ?? localName(language, code, name);
  localNames.set(key, known);
  return known;
}
