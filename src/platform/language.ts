import { createContext, use, useSyncExternalStore } from 'react';
import {
  availableLanguages,
  defaultLanguage,
  intlLocale,
  isAvailable,
  languageCookies,
  matchLanguage,
  type Language,
} from '#contract/languages';
import { local } from './storage.ts';
import { createStore } from './store.ts';

/** Where the customer's choice is stored; other tabs and the `lang` header use the same spelling. */
export const languageKey = 'language';

/** The pseudo-locale of development and Storybook, which reveals untranslated text and tight layouts. */
export const pseudoLanguage = 'en-xa';

export type AppLanguage = Language | typeof pseudoLanguage;

interface Wishes {
  /** The customer's choice. */
  picked: string | null;
  /** The browser's preferences, best first. */
  browser: readonly string[];
  /** The site's default_lang, once loaded. */
  site?: string | undefined;
  /** What the site offers, once loaded. */
  offered?: readonly string[];
}

/** The first available of: the customer's choice, the browser's preferences if offered, the site's default, en-us. */
export function chooseLanguage({ picked, browser, site, offered = availableLanguages }: Wishes): AppLanguage {
  const own = picked?.toLowerCase();
  if (own !== undefined && (isAvailable(own) || own === pseudoLanguage)) return own;
  for (const tag of browser) {
    const found = matchLanguage(tag);
    if (found && offered.includes(found)) return found;
  }
  return site !== undefined && isAvailable(site) ? site : defaultLanguage;
}

const wishes = (): Wishes => ({ picked: local.read(languageKey), browser: navigator.languages });

/** The current language. */
export const languageStore = createStore<AppLanguage>({
  initial: defaultLanguage,
  read: () => chooseLanguage(wishes()),
});

/** The language of a page that the server renders, where no store has read a browser. */
export const RenderedLanguage = createContext<AppLanguage | null>(null);

export function useLanguage(): AppLanguage {
  const rendered = use(RenderedLanguage);
  // A rendered page comes alive only in the language that it has, so the first value is the right one, too.
  const own = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get);
  return rendered ?? own;
}

/** The locale for Intl and the design system. */
export const useLocale = (): string => intlLocale(apiLanguage(useLanguage()));

/** Switches the language and stores the choice. */
export function pickLanguage(language: AppLanguage): void {
  local.write(languageKey, language);
  tellPages(language);
  languageStore.set(language);
}

/** Goes back to the former language where the texts of another don't load. What the customer chose is replaced only if it is that other one. */
export function leaveLanguage(unloaded: AppLanguage, former: AppLanguage): void {
  if (local.read(languageKey)?.toLowerCase() === unloaded) pickLanguage(former);
  else languageStore.set(former);
}

/** Applies what the site offers, and its default where neither the customer nor the browser named an offered language. */
export function offerSiteLanguage(site: string, offered: readonly string[]): void {
  languageStore.set(chooseLanguage({ ...wishes(), site, offered }));
}

/** Returns the language as the API spells it. */
export const apiLanguage = (language: AppLanguage): Language =>
  language === pseudoLanguage ? defaultLanguage : language;

const yearSeconds = 31_536_000;

/** Mirrors the customer's choice for the server, which renders pages in it. */
function tellPages(picked: string): void {
  const cookie = `${picked}; path=/; max-age=${yearSeconds}; samesite=lax`;
  document.cookie =
    location.protocol === 'https:' ? `${languageCookies.https}=${cookie}; secure` : `${languageCookies.http}=${cookie}`;
}

/** Follows changes in other tabs. Returns the function that stops. */
export function followLanguage(): () => void {
  const picked = local.read(languageKey);
  if (picked !== null && isAvailable(picked)) tellPages(picked);
  const onStorage = (event: StorageEvent): void => {
    if (event.key === languageKey) languageStore.refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
