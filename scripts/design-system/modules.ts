import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { cascadeLayers } from '../../src/design-system/tokens/index.ts';
import { root } from '../support/run.ts';

/** Everything that is installed beside the package. */
const isPackage = (id: string): boolean => /^[@\w]/.test(id) && !id.endsWith('.css') && !id.endsWith('.woff2');

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Writes a module for each entry, chunks for what several of them share, and one style sheet with its files. Returns the
 * packages that the modules import.
 */
export async function buildModules(entries: Record<string, string>, folder: string): Promise<string[]> {
  // One output for each format.
  const [output] = (await build({
    configFile: false,
    root,
    // Addresses of files are relative to the module or style sheet that names them.
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownUtilities(), fontFiles(), react(), tailwind(), vanillaExtractPlugin(), finish()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: entries, formats: ['es'] },
      reportCompressedSize: false,
      rolldownOptions: {
        external: isPackage,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: assetName,
        },
      },
    },
  })) as [Rolldown.RolldownOutput];
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return [...new Set(imported.filter((id) => !own.has(id)).map(packageOf))].toSorted();
}

function assetName({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  if (names.some((name) => name.endsWith('.css'))) return 'styles.css';
  if (names.some((name) => name.endsWith('.woff2'))) return 'fonts/[name][extname]';
  return originalFileNames.some((name) => name.includes('country-flag-icons'))
    ? 'flags/[name][extname]'
    : 'images/[name][extname]';
}

/** Utilities that components use, without those of the app. */
function ownUtilities(): Plugin {
  return {
    name: 'own-utilities',
    enforce: 'pre',
    transform: {
      filter: { id: /theme\/tailwind\.css$/ },
      handler: (code) => {
        const everything = "@source '../../../src';";
        if (!code.includes(everything)) throw new Error(`tailwind.css has no ${everything}`);
        return code.replace(everything, "@source '../components';\n@source not '../components/**/*.docs.ts';");
      },
    },
  };
}

/** Vite's library mode inlines what isn't asked to stay a file. */
function fontFiles(): Plugin {
  return {
    name: 'font-files',
    enforce: 'pre',
    transform: {
      filter: { id: /theme\/fonts\.css$/ },
      handler: (code) => code.replaceAll(".woff2')", ".woff2?no-inline')"),
    },
  };
}

/** Finishes the written files for the bundlers of those who use them. */
function finish(): Plugin {
  return {
    name: 'finish',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          // A browser draws no sprite from a `data:` address, and 260 flags in one module would be heavy.
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(/(new URL\("[^"]+\.svg)(", import\.meta\.url\))/g, '$1?no-inline$2');
          // The order of layers follows first appearance.
          else if (file.fileName === 'styles.css')
            file.source = `@layer ${cascadeLayers.join(',')};${String(file.source)}`;
        }
      },
    },
  };
}
