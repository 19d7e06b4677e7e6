import i18next, { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage } from '#contract/languages';
import { catalogues, isComplete } from './catalogues.ts';
import { languageStore, pseudoLanguage, useLanguage, type AppLanguage } from './language.ts';

/** Loaded before the first screen, since any screen may need them. */
export const commonNamespace = 'common';

/** Right-to-left scripts; none of the 18 locales is one, and the layout is ready for them. */
const rightToLeft = /^(ar|fa|he|ur)\b/;

/** The spelling of BCP 47, for `lang` attributes and Intl: `de-DE`. */
export function intlLocale(language: AppLanguage): string {
  if (language === pseudoLanguage) return 'en-US';
  const [primary = '', region = ''] = language.split('-');
  return `${primary}-${region.toUpperCase()}`;
}

/** The locale for Intl and the design system. */
export const useLocale = (): string => intlLocale(useLanguage());

function options(language: AppLanguage) {
  return {
    lng: language,
    // A complete language is never asked twice: that would fetch every English catalogue besides.
    fallbackLng: (code: string) => (isComplete(code) ? [] : [defaultLanguage]),
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [commonNamespace],
    defaultNS: commonNamespace,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
    showSupportNotice: false,
  } as const;
}

/** Starts i18next with the language in force, and the namespaces of the first screen along with the common one. */
export async function startI18n(namespaces: readonly string[] = []): Promise<void> {
  const language = languageStore.get();
  await i18next
    .use(initReactI18next)
    .use(catalogues)
    .init({ ...options(language), ns: [commonNamespace, ...namespaces] });
  markDocument(language);
  languageStore.subscribe(() => {
    const next = languageStore.get();
    void i18next.changeLanguage(next).then(() => markDocument(next));
  });
}

/** An instance of its own, with these catalogues and no loading: for tests and server rendering. */
export async function fixedI18n(language: AppLanguage, resources: Readonly<Record<string, object>>): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...options(language), resources: { [language]: { ...resources } } });
  return instance;
}

/** Fetches catalogues that a screen is about to need. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  if (namespaces.length > 0) await i18next.loadNamespaces([...namespaces]);
}

/** Says the language and direction to the browser, for hyphenation, fonts and screen readers. */
export function markDocument(language: AppLanguage): void {
  const root = document.documentElement;
  root.lang = intlLocale(language);
  root.dir = rightToLeft.test(language) ? 'rtl' : 'ltr';
}
