import i18next, { type TOptions } from 'i18next';
import { readFileSync } from 'node:fs';
import { availableLanguages, type Language } from '#contract/languages';

const FOLDER = new URL('../../locales/', import.meta.url);

/** The catalogues that the server speaks from; the others belong to the app. */
const NAMESPACES = ['errors', 'validation', 'mail', 'server'] as const;

export interface Texts {
  /** The text of `namespace:key`. */
  text(language: Language, key: string, values?: TOptions): string;
}

const readCatalogue = (language: Language, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, FOLDER), 'utf8')) as Record<string, unknown>;

/**
 * Reads every catalogue once. Each text can use `{{site}}`, the address of this site, without a slash at its end, and
 * `{{shared.<key>}}`, the texts under `shared` in its own catalogue.
 */
export function loadTexts(site: string): Texts {
  const resources = Object.fromEntries(
    availableLanguages.map((language) => [
      language,
      Object.fromEntries(NAMESPACES.map((namespace) => [namespace, readCatalogue(language, namespace)])),
    ]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    resources,
    initAsync: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [...NAMESPACES],
    defaultNS: 'errors',
    returnEmptyString: false,
    // Plain text and our own HTML; what comes from customers is escaped where HTML is made.
    interpolation: { escapeValue: false, defaultVariables: { site } },
  });
  // The keys that TypeScript knows are the app's.
  const translate = instance.t as unknown as (key: string, options: TOptions) => string;
  // Given as variables, since nesting in i18next (`$t()`) stops working where a value from outside contains it too.
  const shared = (language: Language, namespace: string, values: TOptions) =>
    Object.fromEntries(
      Object.keys(resources[language]?.[namespace]?.shared ?? {}).map((key) => [
        key,
        translate(`${namespace}:shared.${key}`, { lng: language, ...values }),
      ]),
    );
  return {
    text: (language, key, values = {}) =>
      translate(key, { lng: language, shared: shared(language, key.split(':', 1)[0] ?? '', values), ...values }),
  };
}
