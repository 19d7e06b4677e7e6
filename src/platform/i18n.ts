import i18next, { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { catalogs, loadCatalog } from './catalogs.ts';
import { apiLanguage, languageStore, leaveLanguage, type AppLanguage } from './language.ts';

/** Loaded before the first screen, as any screen may need them. */
export const commonNamespace = 'common';

/** Right-to-left scripts; none of the 18 locales uses one, but the layout supports them. */
const rightToLeft = /^(ar|fa|he|ur)\b/;

function options(language: AppLanguage) {
  return {
    lng: language,
    // Every available language is complete: a fallback would fetch the English catalogs for nothing.
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [commonNamespace],
    defaultNS: commonNamespace,
    returnEmptyString: false,
    // Whoever needs a text asks again.
    maxRetries: 0,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
    showSupportNotice: false,
  } as const;
}

/** Starts i18next in the current language with the common namespaces and those of the first screen. */
export async function startI18n(namespaces: readonly string[] = []): Promise<void> {
  const language = languageStore.get();
  await i18next
    .use(initReactI18next)
    .use(catalogs)
    .init({ ...options(language), ns: [commonNamespace, ...namespaces] });
  markDocument(language);
  languageStore.subscribe(() => void speak(languageStore.get()));
}

/** How often another language was asked for. */
let switches = 0;

/** By then, a page that is being left is gone, unless the network is slow. */
const leavingMs = 500;

/** Switches once the texts are there. Where they don't load, the language stays: i18next itself would show keys. */
async function speak(next: AppLanguage): Promise<void> {
  switches += 1;
  const asked = switches;
  const missing = [i18next.options.ns ?? []].flat().filter((namespace) => !i18next.hasResourceBundle(next, namespace));
  try {
    await Promise.all(
      missing.map(async (namespace) => i18next.addResourceBundle(next, namespace, await loadCatalog(next, namespace))),
    );
  } catch {
    // The loads of a page that is being left fail as well, and then the choice stays.
    setTimeout(() => {
      if (asked === switches && languageStore.get() === next) leaveLanguage(next, i18next.language as AppLanguage);
    }, leavingMs);
    return;
  }
  // Another one may have been picked meanwhile.
  if (languageStore.get() !== next) return;
  await i18next.changeLanguage(next);
  markDocument(next);
}

/** Returns a separate instance with the given catalogs and no loading, for tests and server rendering. */
export async function fixedI18n(language: AppLanguage, resources: Readonly<Record<string, object>>): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...options(language), resources: { [language]: { ...resources } } });
  return instance;
}

/** A catalog failed to load, most likely because the server can't be reached. */
export class CatalogLoadError extends Error {
  override readonly name = 'CatalogLoadError';
}

/** Loads catalogs that a screen needs. Throws CatalogLoadError. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
  // i18next itself would continue and show keys.
  const isThere = (namespace: string) =>
    i18next.languages.some((language) => i18next.hasResourceBundle(language, namespace));
  if (i18next.isInitialized && !namespaces.every(isThere)) throw new CatalogLoadError('not loaded');
}

/** Sets the document's language and direction, for hyphenation, fonts and screen readers. */
export function markDocument(language: AppLanguage): void {
  const root = document.documentElement;
  root.lang = languageTag(apiLanguage(language));
  root.dir = rightToLeft.test(language) ? 'rtl' : 'ltr';
}
