import complete from '../locales/complete.json' with { type: 'json' };

/** The 18 locales of the product, as in the `lang` header and the storage key `language`. */
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

/** The cookies in which the app mirrors a visitor's choice. The prefix makes browsers accept one only from this host over https. */
export const languageCookies = { https: '__Host-language', http: 'language' } as const;

/**
 * The languages whose texts are complete, and the only ones in use. A test checks that each is a known locale, so that the app
 * doesn't need the table of all.
 */
export const availableLanguages = complete as readonly Language[];

export function isAvailable(text: string): text is Language {
  return (availableLanguages as readonly string[]).includes(text);
}

/** Returns the available language for a BCP 47 tag: `de-AT` is `de-de`, `zh-Hant-HK` is `zh-tw`. */
export function matchLanguage(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (isAvailable(lower)) return lower;
  const [primary] = lower.split('-');
  if (primary !== 'zh') return availableLanguages.find((language) => language.startsWith(`${primary}-`));
  const chinese = /-hant|^(?!.*-hans).*-(tw|hk|mo)/u.test(lower) ? 'zh-tw' : 'zh-cn';
  return isAvailable(chinese) ? chinese : undefined;
}

/** Returns a language in the form of the `lang` attribute: `th-TH`. */
export function languageTag(language: string): string {
  const [primary = '', region = ''] = language.split('-');
  return `${primary}-${region.toUpperCase()}`;
}

/**
 * Returns the locale for every `Intl` format, in the browser and on the server. All languages use Gregorian dates and Latin
 * digits. Thai's default, the Buddhist calendar, would not match exports, documents and other wallets.
 */
export const intlLocale = (language: string): string => `${languageTag(language)}-u-ca-gregory-nu-latn`;
