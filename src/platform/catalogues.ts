import type { BackendModule, ResourceKey } from 'i18next';
import { defaultLanguage } from '#contract/languages';
import complete from '../../locales/complete.json' with { type: 'json' };
import { pseudoLanguage } from './language.ts';

type Catalogue = { readonly [key: string]: string | Catalogue };
type Load = () => Promise<unknown>;

// One chunk per locale and namespace, fetched when a screen asks for it.
const files: Readonly<Record<string, Load>> = import.meta.glob<Catalogue>(
  ['./*/*.json', '!./*/{mail,server}.json'],
  { import: 'default', base: '../../locales' },
);

/** The languages that need no second look into English. */
export const isComplete = (language: string): boolean => (complete as readonly string[]).includes(language);

async function load(language: string, namespace: string): Promise<Catalogue> {
  if (language === pseudoLanguage) {
    const { pseudo } = await import('./pseudo.ts');
    return pseudo(await load(defaultLanguage, namespace));
  }
  const file = files[`./${language}/${namespace}.json`];
  // A language may lack a whole catalogue: its texts then come from English.
  return file ? ((await file()) as Catalogue) : {};
}

/** Gives i18next the catalogues of locales/, one by one. */
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
