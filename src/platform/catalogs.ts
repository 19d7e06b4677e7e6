import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage } from '#contract/languages';
import { readCatalog, type Catalog } from './catalog-files.ts';
import { pseudoLanguage } from './language.ts';

/** Loads the texts of a namespace. Rejects where its file doesn't load. */
export async function loadCatalog(language: string, namespace: string): Promise<Catalog> {
  if (language === pseudoLanguage) {
    const { pseudo } = await import('./pseudo.ts');
    return pseudo(await loadCatalog(defaultLanguage, namespace));
  }
  return readCatalog(language, namespace);
}

/** Loads catalogs for i18next, one at a time. */
export const catalogs: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to set up.
  },
  read(language, namespace, callback) {
    loadCatalog(language, namespace).then(
      (catalog) => callback(null, catalog as ResourceKey),
      // True: it may be asked for again. False would be for good.
      (error: unknown) => callback(error as Error, true),
    );
  },
};
