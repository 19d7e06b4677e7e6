import type { Plugin } from 'vite';

/**
 * Lets a lazy import be one. Vite wraps each in a helper (1 kB of the first load) that fetches its style sheets and names its
 * needs beforehand; we have one style sheet, and name none (vite.config.ts).
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
  };
}
