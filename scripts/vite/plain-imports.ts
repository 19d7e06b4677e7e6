import type { Plugin } from 'vite';

// `__vitePreload(() => import("./x.js"), __VITE_PRELOAD__)`, and the same with a single imported name.
const wrapped =
  /__vitePreload\((?:\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)|async \(\) => \{\s*const \{[^{}]+\} = await (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);\s*return \{[^{}]+\};?\s*\}),\s*__VITE_PRELOAD__\)/g;

/**
 * Unwraps lazy imports. Vite wraps each in a helper that preloads style sheets and dependencies; we have one style
 * sheet and preload none (vite.config.ts). The helper and its calls are 1.3 kB of the first load.
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
