import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** The limits of budget.json, in kB (1,000 bytes) of Brotli. They may only go down. */
export interface Budget {
  /** The page itself, with the styles and the data in it: what comes before it can be read and used. */
  page: number;
  /** All scripts and texts with which the app takes it over. */
  app: number;
}

/** All scripts and texts of a first load: the entry, the lazy modules, their static imports, and the catalogs. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = chunksOf(manifest, modules, 'first-loads.ts').map(({ file }) => file);
  return [...new Set(files)].filter((file) => /\.(js|json)$/.test(file));
}

/** Prints the first load of each page, and fails the build above the limit. */
export function budget(firstLoads: Readonly<Record<string, readonly string[]>>): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'florin:budget',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const { firstLoad } = JSON.parse(await readFile(join(root, 'budget.json'), 'utf8')) as {
          firstLoad: Record<string, Budget>;
        };
        const over: string[] = [];
        for (const [page, modules] of Object.entries(firstLoads)) {
          const files = filesOf(manifest, modules);
          const sizes = await Promise.all(files.map((file) => compressed(join(folder, file))));
          const size = sizes.reduce((sum, each) => sum + each, 0) / 1000;
          const limit = firstLoad[page]?.app ?? 0;
          const line = `first load of ${page}: ${size.toFixed(1)} of ${limit} kB JavaScript (Brotli, ${files.length} files)`;
          console.log(line);
          if (size > limit) {
            const parts = files.map((file, index) => `  ${((sizes[index] ?? 0) / 1000).toFixed(1)} kB ${file}`);
            over.push([line, ...parts].join('\n'));
          }
        }
        if (over.length > 0) throw new Error(`Over the budget of budget.json:\n${over.join('\n')}`);
      },
    },
  };
}

async function compressed(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}
