import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Catalogs for the server only. */
const servers = new Set(['mail.json', 'server.json']);

/**
 * Emits the catalogs of locales/ as plain files, in a folder named after the hash of all of them, for
 * `src/platform/catalog-files.ts` to fetch. The first load names that folder instead of a module per catalog.
 */
export function catalogFiles(): Plugin {
  let root = '';
  let assets = '';
  return {
    name: 'florin:catalog-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      assets = config.build.assetsDir;
    },
    load: {
      filter: { id: /src\/platform\/catalog-files\.ts$/ },
      handler() {
        const found = readCatalogs(join(root, 'locales'));
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

/** Each catalog by path. A missing one is emitted empty, so that no request fails. */
function readCatalogs(folder: string): Map<string, string> {
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
    export async function readCatalog(language, namespace) {
      if (!locales.includes(language)) return {};
      const response = await fetch(\`/${folder}/\${language}/\${namespace}.json\`);
      if (!response.ok) throw new Error(response.url);
      return response.json();
    }
  `;
}
