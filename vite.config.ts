import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './scripts/vite/app-manifest.ts';
import { budget } from './scripts/vite/budget.ts';
import { catalogFiles } from './scripts/vite/catalog-files.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { contractVersion } from './scripts/vite/contract-version.ts';
import { firstLoads } from './scripts/vite/first-loads.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { fontSheet } from './scripts/vite/font-sheet.ts';
import { iconNodes } from './scripts/vite/icon-nodes.ts';
import { lazyNeeds, lazyImports } from './scripts/vite/lazy-imports.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { rendering } from './scripts/vite/rendering.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

// Storybook builds with this file too, and needs the plugins of the source only.
const storybook = process.env.STORYBOOK === 'true';

// Its package names its development build alone, with warnings that nobody would read.
const router = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    vanillaExtractPlugin(),
    ...(storybook
      ? []
      : [
          lazyImports(),
          iconNodes(),
          catalogFiles(),
          appManifest(),
          inlineScripts(),
          fontSheet(),
          contractVersion(),
          budget(firstLoads),
          serviceWorker(),
          rendering(),
          precompress(),
        ]),
  ],
  resolve: {
    alias: storybook
      ? []
      : [
          { find: /^react-router$/, replacement: router },
          { find: /^react-style-singleton$/, replacement: join(import.meta.dirname, 'src/app/style-singleton.ts') },
          // SWR asks for what older versions of React lack.
          { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ],
  },
  build: {
    // Not `assets`, which is a page of the app.
    assetsDir: 'static',
    outDir: 'dist/web',
    manifest: !storybook,
    // Every browser that understands our syntax preloads modules by itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needs, { hostType }) =>
        hostType === 'html' ? needs : storybook ? [] : lazyNeeds(file, needs),
    },
    cssCodeSplit: storybook,
    // Nothing inlined: the content security policy knows no data: addresses.
    assetsInlineLimit: storybook ? undefined : 0,
    reportCompressedSize: false,
    rolldownOptions: storybook
      ? {}
      : {
          output: {
            // The first load names every chunk that may follow, so a name is no more than what tells them apart; the manifest
            // says what each one is.
            chunkFileNames: 'static/[hash:7].js',
            codeSplitting: { groups: [...chunkGroups] },
          },
        },
  },
});
