import i18next, { type TOptions } from 'i18next';
import { readFileSync } from 'node:fs';
import { availableLanguages, type Language } from '#contract/languages';

const FOLDER = new URL('../../locales/', import.meta.url);

/** The catalogs that the server uses. The others belong to the app. */
const NAMESPACES = ['errors', 'validation', 'mail', 'server'] as const;

export interface Texts {
  /** Returns the text of `namespace:key`. */
  text(language: Language, key: string, values?: TOptions): string;
}

const readCatalog = (language: Language, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, FOLDER), 'utf8')) as Record<string, unknown>;

/**
 * Reads every catalog once. Each text can use `{{site}}`, the URL of this site without a trailing slash, and
 * `{{shared.<key>}}`, the texts under `shared` in its own catalog.
 */
export function loadTexts(site: string): Texts {
  const resources = Object.fromEntries(
    availableLanguages.map((language) => [
      language,
      Object.fromEntries(NAMESPACES.map((namespace) => [namespace, readCatalog(language, namespace)])),
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
    // Texts are plain text or our own HTML. Customers' input is escaped where HTML is built.
    interpolation: { escapeValue: false, defaultVariables: { site } },
  });
  // The typed keys are those of the app.
  const translate = instance.t as unknown as (key: string, options: TOptions) => string;
  // Pass them as variables, because i18next's nesting (`$t()`) breaks when a customer's value contains it too.
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
