export type Catalogue = { readonly [key: string]: string | Catalogue };

// The build puts plain files in the place of this module, scripts/vite/catalogue-files.ts: a map of modules would name each
// catalogue of each language in the first load.
const files = import.meta.glob<Catalogue>(['./*/*.json', '!./*/{mail,server}.json'], {
  import: 'default',
  base: '../../locales',
});

/** The texts of one namespace; none where the language lacks it. Rejects when they do not arrive. */
export async function readCatalogue(language: string, namespace: string): Promise<Catalogue> {
  return (await files[`./${language}/${namespace}.json`]?.()) ?? {};
}
