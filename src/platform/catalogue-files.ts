export type Catalogue = { readonly [key: string]: string | Catalogue };

// The build replaces this module with plain files (scripts/vite/catalogue-files.ts): a module map would list every catalog of
// every language in the first load.
const files = import.meta.glob<Catalogue>(['./*/*.json', '!./*/{mail,server}.json'], {
  import: 'default',
  base: '../../locales',
});

/** Loads the texts of one namespace; empty where the language lacks it. Rejects when loading fails. */
export async function readCatalogue(language: string, namespace: string): Promise<Catalogue> {
  return (await files[`./${language}/${namespace}.json`]?.()) ?? {};
}
