import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './scripts/vite/app-manifest.ts';
import { budget } from './scripts/vite/budget.ts';
import { catalogFiles } from './scripts/vite/catalog-files.ts';
import { contractVersion } from './scripts/vite/contract-version.ts';
import { firstLoads } from './scripts/vite/first-loads.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { iconNodes } from './scripts/vite/icon-nodes.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { rendering } from './scripts/vite/rendering.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

// Storybook builds with this file too, and needs the plugins of the source only.
const storybook = process.env.STORYBOOK === 'true';

// Without the lists that load page by page, which no first screen has. Changes only with our dependencies, so it stays in the browser's cache over releases, and loads beside the entry.
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|swr(?!\/dist\/infinite)|dequal|class-variance-authority|clsx)\/|rolldown\/runtime/;

// Its package names its development build alone, with warnings that nobody would read.
const router = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

// What the first screens share, in one file: many small ones compress worse, and each names all others that it needs.
const base =
  /\/src\/platform\/(api-error|appearance|catalogs|catalog-files|connection|envelope|error-messages|http|i18n|language|navigation|redirect|session|storage|store|swr)\.|\/src\/platform\/part\.|\/theme\/assign-inline-vars\.|\/components\/(button|icon|icon-button|logo|provider|ribbon|screen(?!\/(?:screen-action|use-keyboard-height)\.)|skeleton|skip-link|tab-bar|toast(?!\/toast-view\.)|top-nav)\/|\/lucide-react\/dist\/esm\/(?!icons)/;

// What shows figures: most of the others.
const figures =
  /\/components\/(amount|currency-icon|error-state|illustration|key-value-list|list-row|percent|section|stack|stat)\/|\/src\/platform\/(age|dates|live|refresh|rich-text)\.|\/contract\/money\.|\/lucide-react\/dist\/esm\/icons\/(chevron-down|chevron-left)\./;

// What the first screens of visitors and customers show besides.
const home =
  /\/components\/(?:(?:action-grid|avatar|card)\/|currency-picker\/(?:currency-chip|options)\.)|\/src\/platform\/with-query\.|\/lucide-react\/dist\/esm\/icons\/(arrow-down-to-line|arrow-left-right|arrow-up-from-line|landmark|list-ordered|play)\./;

// What a screen is made of that asks for something.
const forms =
  /\/components\/(callout|field(?!\/(?:field-button|radio-group)\.)|password-field(?!\/new-password-field\.)|text-field|text-link)\/|\/src\/platform\/(draft|form)\.|\/lucide-react\/dist\/esm\/icons\/(check|circle-check|eye|eye-off|info|triangle-exclamation-point)\./;

// What sends a form.
const submit =
  /\/src\/forms\/(failure|submit-action)\.|\/src\/platform\/(action|agreements|countdown)\.|\/components\/(checkbox|code-field|screen\/(?:screen-action|use-keyboard-height)\.)/;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    vanillaExtractPlugin(),
    ...(storybook
      ? []
      : [
          plainImports(),
          iconNodes(),
          catalogFiles(),
          appManifest(),
          inlineScripts(),
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
    // Only what index.html names is preloaded: a list of what each lazy screen needs would weigh on the first load, and with
    // one style sheet for all (10 kB compressed) there is nothing else to wait for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) => (hostType === 'html' ? needs : []),
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
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'base', test: base },
                { name: 'figures', test: figures },
                { name: 'home', test: home },
                { name: 'forms', test: forms },
                { name: 'submit', test: submit },
              ],
            },
          },
        },
  },
});
