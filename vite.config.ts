import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './scripts/vite/budget.ts';
import { precompress } from './scripts/vite/precompress.ts';

// Storybook builds with this file too, and needs the plugins of the source only.
const storybook = process.env.STORYBOOK === 'true';

// Changes only with our dependencies, so it stays in the browser's cache over releases, and loads beside the entry.
const framework = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//;

export default defineConfig({
  plugins: [react(), tailwind(), vanillaExtractPlugin(), ...(storybook ? [] : [budget(), precompress()])],
  build: {
    outDir: 'dist/web',
    manifest: !storybook,
    // Every browser that understands our syntax preloads modules by itself.
    modulePreload: { polyfill: false },
    // Nothing inlined: the content security policy knows no data: addresses.
    assetsInlineLimit: storybook ? undefined : 0,
    reportCompressedSize: false,
    rolldownOptions: storybook
      ? {}
      : { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
});
