import i18next, { type TOptions } from 'i18next';
import { readFileSync } from 'node:fs';
import { availableLanguages, type Language } from '#contract/languages';
import type errors from '../../locales/en-us/errors.json';
import type mail from '../../locales/en-us/mail.json';
import type server from '../../locales/en-us/server.json';
import type validation from '../../locales/en-us/validation.json';
import type wallet from '../../locales/en-us/wallet.json';
import type walletRecords from '../../locales/en-us/wallet-records.json';

const FOLDER = new URL('../../locales/', import.meta.url);

/** The catalogs that the server uses: those of the wallet for statements. The others belong to the app. */
const NAMESPACES = ['errors', 'validation', 'mail', 'server', 'wallet', 'wallet-records'] as const;

interface Catalogs {
  errors: typeof errors;
  mail: typeof mail;
  server: typeof server;
  validation: typeof validation;
  wallet: typeof wallet;
  'wallet-records': typeof walletRecords;
}

/** `a.b` for each text of a catalog; plural forms share one key. */
type KeyOf<Catalog> = {
  [Name in keyof Catalog & string]: Catalog[Name] extends string
    ? Name extends `${infer Key}_${Intl.LDMLPluralRule}`
      ? Key
      : Name
    : `${Name}.${KeyOf<Catalog[Name]>}`;
}[keyof Catalog & string];

/** `namespace:key` of each text. */
export type TextKey = { [Name in keyof Catalogs]: `${Name}:${KeyOf<Catalogs[Name]>}` }[keyof Catalogs];

/** What a notice can be about. */
export type NoticeKind = keyof typeof server.notice;

/** What a mail can be about. */
export type MailKind = {
  [Name in keyof typeof mail]: (typeof mail)[Name] extends { subject: string; text: string } ? Name : never;
}[keyof typeof mail];

export interface Texts {
  text(language: Language, key: TextKey, values?: TOptions): string;
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
