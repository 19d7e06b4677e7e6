import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';
import { chunksOf } from './chunks.ts';
import { firstLoads } from './first-loads.ts';
import { contractVersion } from './contract-version.ts';

/** Builds what the server renders pages with, in one folder that needs no packages, once the app is built. */
export function rendering(): Plugin {
  let root = '';
  return {
    name: 'florin:rendering',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const folder = resolve(root, 'dist/rendering');
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          plugins: [react(), vanillaExtractPlugin(), contractVersion()],
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: 'src/app/render.tsx',
            outDir: folder,
            emptyOutDir: true,
            assetsDir: 'static',
            assetsInlineLimit: 0,
            minify: false,
          },
        });
        const manifest = JSON.parse(await readFile(resolve(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Manifest;
        const files = Object.entries(firstLoads).map(([route, modules]) => [
          route,
          [...new Set(chunksOf(manifest, modules, 'first-loads.ts').map(({ file }) => `/${file}`))],
        ]);
        await writeFile(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(files)));
      },
    },
  };
}
