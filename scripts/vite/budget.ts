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

/** Sizes of these files of a built folder, in kB of Brotli. */
export async function sizesOf(folder: string, files: readonly string[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length / 1000));
}

export const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/**
 * Prints the first load of each page, with its files when it is above the limit. It fails no build: an app that is too
 * large still has to start. The end-to-end tests fail instead.
 */
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
        for (const [page, modules] of Object.entries(firstLoads)) {
          const files = filesOf(manifest, modules);
          const sizes = await sizesOf(folder, files);
          const limit = firstLoad[page]?.app ?? 0;
          console.log(
            `first load of ${page}: ${sum(sizes).toFixed(1)} of ${limit} kB JavaScript (Brotli, ${files.length} files)`,
          );
          if (sum(sizes) <= limit) continue;
          const parts = files.map((file, index) => `  ${(sizes[index] ?? 0).toFixed(1)} kB ${file}`);
          console.warn([`over the budget of budget.json:`, ...parts].join('\n'));
        }
      },
    },
  };
}
