import type { Plugin, Rolldown } from 'vite';

// `__vitePreload(() => import("./x.js"), __VITE_PRELOAD__)`, and the same with a single imported name.
const wrapped =
  /__vitePreload\((?:\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)|async \(\) => \{\s*const \{[^{}]+\} = await (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);\s*return \{[^{}]+\};?\s*\}),\s*__VITE_PRELOAD__\)/g;

// Vite's own also waits for style sheets; we have one for all.
const helper = `const asked = new Set();
export const __vitePreload = (load, needs = []) => {
  for (const file of needs) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

const screens = 'src/app/screen-loaders.ts';

const firstLoad = new Set<string>();

function addImports(file: string, bundle: Rolldown.OutputBundle): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || firstLoad.has(file)) return;
  firstLoad.add(file);
  for (const each of chunk.imports) addImports(each, bundle);
}

/** Of what a lazy module imports, what isn't there yet, for `build.modulePreload`. */
export const lazyNeeds = (file: string, needs: readonly string[]): string[] =>
  needs.filter((need) => need !== file && !firstLoad.has(need));

/**
 * Preloads what a screen imports with the screen, in one round trip, and unwraps all other lazy imports. Vite wraps each in a
 * helper with a list of what it needs, which would weigh on the first load.
 */
export function lazyImports(): Plugin {
  return {
    name: 'florin:lazy-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
    renderChunk: (code, chunk) =>
      chunk.moduleIds.some((id) => id.endsWith(screens)) ? null : { code: code.replaceAll(wrapped, '$1$2') },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        firstLoad.clear();
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) addImports(file, bundle);
      },
    },
  };
}
