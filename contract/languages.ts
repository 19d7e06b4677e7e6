import complete from '../locales/complete.json' with { type: 'json' };

/** The 18 locales of the product, as the `lang` header and the storage key `language` spell them. */
export const allLanguages = [
  'en-us',
  'de-de',
  'es-es',
  'fr-fr',
  'hi-in',
  'id-id',
  'it-it',
  'ja-jp',
  'ko-kr',
  'ms-my',
  'pt-pt',
  'ru-ru',
  'sv-se',
  'th-th',
  'tr-tr',
  'vi-vn',
  'zh-cn',
  'zh-tw',
] as const;

export type Language = (typeof allLanguages)[number];

export const defaultLanguage: Language = 'en-us';

/**
 * The languages whose texts are complete. Nothing else is offered, accepted, written in or formatted for. A test makes sure that
 * each is one of all: the app does without that table.
 */
export const availableLanguages = complete as readonly Language[];

export function isAvailable(text: string): text is Language {
  return (availableLanguages as readonly string[]).includes(text);
}

/** Returns the available language that a BCP 47 tag asks for: `de-AT` is `de-de`, `zh-Hant-HK` is `zh-tw`. */
export function matchLanguage(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (isAvailable(lower)) return lower;
  const [primary, ...rest] = lower.split('-');
  if (primary !== 'zh') return availableLanguages.find((language) => language.startsWith(`${primary}-`));
  const script = rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-tw' : 'zh-cn';
  return isAvailable(script) ? script : undefined;
}

/** Returns a language as the `lang` attribute spells it: `th-TH`. */
export function languageTag(language: string): string {
  const [primary = '', region = ''] = language.split('-');
  return `${primary}-${region.toUpperCase()}`;
}

/**
 * Returns the locale for every `Intl` format, in the browser and on the server. Dates are Gregorian and digits Latin in all
 * languages: Thai would count years from 543 BC, and disagree with exports, documents and other wallets.
 */
export const intlLocale = (language: string): string => `${languageTag(language)}-u-ca-gregory-nu-latn`;
