import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** One first load: its lazy modules up to a usable screen, and its limit. */
export interface Budget {
  /** Maximum JavaScript, in kB (1,000 bytes) of gzip. May only go down. */
  limit: number;
  /** Lazily loaded modules by their manifest names: the screen, its catalogs, whatever the start awaits. */
  loads: string[];
}

/** All scripts and texts of a first load: the entry, the lazy modules, their static imports, and the catalogs. */
export function filesOf(manifest: Manifest, { loads }: Pick<Budget, 'loads'>): string[] {
  const files = chunksOf(manifest, loads, 'budget.json').map(({ file }) => file);
  return [...new Set(files)].filter((file) => /\.(js|json)$/.test(file));
}

/** Prints the first-load JavaScript of each budgeted route, and fails the build above the limit. */
export function budget(): Plugin {
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
        for (const [route, budget] of Object.entries(firstLoad)) {
          const files = filesOf(manifest, budget);
          const sizes = await Promise.all(files.map((file) => gzipped(join(folder, file))));
          const size = sizes.reduce((sum, each) => sum + each, 0) / 1000;
          const line = `first load of ${route}: ${size.toFixed(1)} of ${budget.limit} kB JavaScript (gzip, ${files.length} files)`;
          console.log(line);
          if (size > budget.limit) {
            const parts = files.map((file, index) => `  ${((sizes[index] ?? 0) / 1000).toFixed(1)} kB ${file}`);
            over.push([line, ...parts].join('\n'));
          }
        }
        if (over.length > 0) throw new Error(`Over the budget of budget.json:\n${over.join('\n')}`);
      },
    },
  };
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}
