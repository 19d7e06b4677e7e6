import { defaultLanguage, intlLocale, isAvailable, matchLanguage, type Language } from '#contract/languages';
import { local } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** Where a customer's own choice is kept; other tabs and the server's `lang` header read the same spelling. */
export const languageKey = 'language';

/** The run-time pseudo-locale of development and Storybook, which shows text that is not translated or too tight. */
export const pseudoLanguage = 'en-xa';

export type AppLanguage = Language | typeof pseudoLanguage;

interface Wishes {
  /** What the customer picked. */
  picked: string | null;
  /** What the browser asks for, best first. */
  browser: readonly string[];
  /** The site's default_lang, once it is known. */
  site?: string | undefined;
}

/** The first that is there of: what the customer picked, the browser's, the site's, en-us. */
export function chooseLanguage({ picked, browser, site }: Wishes): AppLanguage {
  const own = picked?.toLowerCase();
  if (own !== undefined && (isAvailable(own) || own === pseudoLanguage)) return own;
  for (const tag of browser) {
    const found = matchLanguage(tag);
    if (found) return found;
  }
  return site !== undefined && isAvailable(site) ? site : defaultLanguage;
}

const wishes = (): Wishes => ({ picked: local.read(languageKey), browser: navigator.languages });

/** The language in force. */
export const languageStore = createStore<AppLanguage>({
  initial: defaultLanguage,
  read: () => chooseLanguage(wishes()),
});

export const useLanguage = (): AppLanguage => useStore(languageStore);

/** The locale for Intl and the design system. */
export const useLocale = (): string => intlLocale(apiLanguage(useLanguage()));

/** Switches and remembers the customer's choice. */
export function pickLanguage(language: AppLanguage): void {
  local.write(languageKey, language);
  languageStore.set(language);
}

/** Lets the site's default count where neither customer nor browser said anything that we have. */
export function offerSiteLanguage(site: string): void {
  languageStore.set(chooseLanguage({ ...wishes(), site }));
}

/** What the API understands. */
export const apiLanguage = (language: AppLanguage): Language =>
  language === pseudoLanguage ? defaultLanguage : language;

/** Follows a choice made in another tab. Answers the function that ends it. */
export function followLanguage(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === languageKey) languageStore.refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
