import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Catalog = { readonly [key: string]: string | Catalog };

/** App texts in one language: `t('common:action.log-in')`. */
export async function translationsOf(language: string): Promise<(key: string) => string> {
  const folder = join(import.meta.dirname, '../../locales', language);
  const files = await readdir(folder);
  const catalogs = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file.replace('.json', ''), JSON.parse(await readFile(join(folder, file), 'utf8')) as Catalog] as const,
      ),
    ),
  );
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    let found: string | Catalog | undefined = catalogs.get(namespace);
    for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`);
    return found;
  };
}

/** Returns a pattern of a text with its variables as wildcards. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\{\w+(, \w+)?\}\}/gu, '.+')}$`, 'u');
