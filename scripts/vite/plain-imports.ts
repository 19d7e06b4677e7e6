import type { Plugin } from 'vite';

// `__vitePreload(() => import("./x.js"), __VITE_PRELOAD__)`, and the same with the one name that is taken from it.
const wrapped =
  /__vitePreload\((?:\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)|async \(\) => \{\s*const \{[^{}]+\} = await (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);\s*return \{[^{}]+\};?\s*\}),\s*__VITE_PRELOAD__\)/g;

/**
 * Lets a lazy import be one. Vite wraps each in a helper that fetches its style sheets and names its needs beforehand; we have
 * one style sheet, and name none (vite.config.ts). The helper and its calls weigh 1.3 kB of the first load.
 */
export function plainImports(): Plugin {
  return {
    name: 'florin:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) => ({ code: code.replaceAll(wrapped, '$1$2') }),
  };
}
