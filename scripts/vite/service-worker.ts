import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/**
 * The modules that an offline start needs: the shell, the tabs, and what explains that the server is away. Others are
 * cached once they are used.
 */
const offline = [
  'src/app/screens/home-screen.tsx',
  'src/app/components/customer-home.tsx',
  'src/app/screens/user-screen.tsx',
  'src/app/layout/background.tsx',
  'src/app/overlay-history.ts',
  'src/app/components/connection-bar.tsx',
  'src/app/components/broken-screen.tsx',
  'src/design-system/components/toast/toast-view.tsx',
  'src/features/account/screens/login-screen.tsx',
  'src/features/content/components/home-content.tsx',
  'src/features/counters/screens/all.ts',
  'src/features/market/components/market-list.tsx',
  'src/features/market/components/price-example.tsx',
  'src/features/market/screens/all.ts',
  'src/features/wallet/screens/holdings.ts',
  'src/platform/failed-read.ts',
];

/** Returns the paths of these modules, with all that they import. */
export function offlineFiles(manifest: Manifest, modules: readonly string[] = offline): string[] {
  const files = chunksOf(manifest, modules, 'service-worker.ts').flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

/** Builds the service worker once the app is built, with what it must know of it. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'florin:service-worker',
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
        const page = await readFile(join(folder, 'index.html'));
        const release = {
          page: createHash('sha256').update(page).digest('base64url').slice(0, 16),
          entry: `/${manifest['index.html']?.file}`,
          files: offlineFiles(manifest),
        };
        const result = await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: { 'process.env.NODE_ENV': '"production"', RELEASE: JSON.stringify(release) },
          build: {
            write: false,
            rolldownOptions: { input: join(root, 'src/service-worker/main.ts'), output: { format: 'iife' } },
          },
        });
        const [output] = 'output' in result ? result.output : [];
        if (!output) throw new Error('The service worker has no code');
        await writeFile(join(folder, 'service-worker.js'), output.code);
      },
    },
  };
}
