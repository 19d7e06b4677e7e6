import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage } from '#contract/languages';
import { readCatalogue, type Catalogue } from './catalogue-files.ts';
import { pseudoLanguage } from './language.ts';

async function load(language: string, namespace: string): Promise<Catalogue> {
  if (language === pseudoLanguage) {
    const { pseudo } = await import('./pseudo.ts');
    return pseudo(await load(defaultLanguage, namespace));
  }
  return readCatalogue(language, namespace);
}

/** Loads catalogs for i18next, one at a time. */
export const catalogues: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to set up.
  },
  read(language, namespace, callback) {
    load(language, namespace).then(
      (catalogue) => callback(null, catalogue as ResourceKey),
      (error: unknown) => callback(error as Error, false),
    );
  },
};
