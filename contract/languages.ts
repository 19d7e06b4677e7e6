/** The 18 locales, as the `lang` header and the storage key `language` spell them. */
export const languages = [
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

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en-us';

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}
