import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstance, type ResourceKey } from 'i18next';

/** Returns a text; without values, its variables stay as `{{name}}`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** App texts in one language: `t('common:action.log-in')`, `t('pledge:progress', { done: 2, count: 7 })`. */
export async function translationsOf(language: string): Promise<Translate> {
  const folder = join(import.meta.dirname, '../../locales', language);
  const catalogs = await Promise.all(
    (await readdir(folder)).map(
      async (file) =>
        [file.replace('.json', ''), JSON.parse(await readFile(join(folder, file), 'utf8')) as ResourceKey] as const,
    ),
  );
  const texts = createInstance();
  const options = {
    lng: language,
    lowerCaseLng: true,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(catalogs) },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as const;
  await texts.init(options);
  const translate = texts.t as unknown as (key: string, values: object) => string;
  return (key, values) => {
    const withValues = { ...values, skipInterpolation: values === undefined };
    if (!texts.exists(key, withValues)) throw new Error(`${language} has no text ${key}`);
    return translate(key, withValues);
  };
}

/** Returns a pattern of a text with its variables as wildcards. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\{\w+(, \w+)?\}\}/gu, '.+')}$`, 'u');
