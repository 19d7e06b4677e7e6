import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Catalogues for the server only. */
const servers = new Set(['mail.json', 'server.json']);

/**
 * Emits the catalogues of locales/ as plain files, in a folder named after the hash of all of them, for
 * `src/platform/catalogue-files.ts` to fetch. The first load names that folder instead of a module per catalogue.
 */
export function catalogueFiles(): Plugin {
  let root = '';
  let assets = '';
  return {
    name: 'florin:catalogue-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      assets = config.build.assetsDir;
    },
    load: {
      filter: { id: /src\/platform\/catalogue-files\.ts$/ },
      handler() {
        const found = readCatalogues(join(root, 'locales'));
        const hash = createHash('sha256')
          .update(JSON.stringify([...found]))
          .digest('base64url')
          .slice(0, 8);
        const folder = `${assets}/texts-${hash}`;
        for (const [path, source] of found) {
          this.emitFile({
            type: 'asset',
            name: path,
            fileName: `${folder}/${path}`,
            originalFileName: `locales/${path}`,
            source,
          });
        }
        return fetching(folder, new Set([...found.keys()].map((path) => path.split('/')[0] ?? '')));
      },
    },
  };
}

/** Each catalogue by path. A missing one is emitted empty, so that no request fails. */
function readCatalogues(folder: string): Map<string, string> {
  const under = (path: string): string[] => readdirSync(join(folder, path)).filter((name) => !servers.has(name));
  const locales = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const present = locales.flatMap(({ name }) => under(name).map((file) => `${name}/${file}`));
  const names = new Set(present.map((path) => path.split('/')[1] ?? ''));
  const all = locales.flatMap(({ name }) => [...names].map((file) => `${name}/${file}`));
  return new Map(
    all.sort().map((path) => [path, present.includes(path) ? plain(readFileSync(join(folder, path), 'utf8')) : '{}']),
  );
}

const plain = (json: string): string => JSON.stringify(JSON.parse(json));

function fetching(folder: string, locales: ReadonlySet<string>): string {
  return `
    const locales = ${JSON.stringify([...locales])};
    export async function readCatalogue(language, namespace) {
      if (!locales.includes(language)) return {};
      const response = await fetch(\`/${folder}/\${language}/\${namespace}.json\`);
      if (!response.ok) throw new Error(response.url);
      return response.json();
    }
  `;
}
