import type { Plugin } from 'vite';

/**
 * Shortens what lucide's icons carry beside their paths. React needs keys that differ within one icon, and the random ones
 * don't compress; other names of an icon are for search only.
 */
export function shortenIcon(code: string): string {
  let nodes = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${(nodes += 1)}"`).replace(/,\s*aliases: \[[^\]]*\]/, '');
}

/** Shortens every icon of the build. */
export const iconNodes = (): Plugin => ({
  name: 'florin:icon-nodes',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: shortenIcon(code), map: null }),
  },
});
