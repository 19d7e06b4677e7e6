export type Catalog = { readonly [key: string]: string | Catalog };

// The build replaces this module with plain files (scripts/vite/catalog-files.ts): a module map would list every catalog of
// every language in the first load.
const files = import.meta.glob<Catalog>(['./*/*.json', '!./*/{mail,server}.json'], {
  import: 'default',
  base: '../../locales',
});

/** Loads the texts of one namespace; empty where the language lacks it. Rejects when loading fails. */
export async function readCatalog(language: string, namespace: string): Promise<Catalog> {
  return (await files[`./${language}/${namespace}.json`]?.()) ?? {};
}
