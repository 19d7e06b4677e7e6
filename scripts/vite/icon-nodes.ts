import type { Plugin } from 'vite';

/**
 * Shortens what lucide's icons carry beside their paths. React needs keys that differ within one icon, and the random ones
 * don't compress; its names are for search and for a class that nothing uses.
 */
export function shortenIcon(code: string): string {
  let nodes = 0;
  return code
    .replaceAll(/\bkey: "\w+"/g, () => `key: "${(nodes += 1)}"`)
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/\bname: "[\w-]+",\s*/, '')
    .replace(/^__iconData\.node;$/m, '');
}

/** Leaves out how lucide makes an icon from a name, and the name for React's developer tools: every icon here is data. */
export function shortenMaker(code: string): string {
  return code
    .replace(/typeof iconDataOrName === "string" \? toLucideIconData\([^)]*\) : /, '')
    .replace(/ {2}if \(iconData\.name\) \{[^}]*\}\n/, '')
    .replaceAll(/^import \{ to(?:LucideIconData|PascalCase) \}.*\n/gm, '');
}

/** Shortens every icon of the build. */
export const iconNodes = (): Plugin => ({
  name: 'florin:icon-nodes',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/(?:icons\/[\w-]+|createLucideIcon)\.mjs$/ },
    handler: (code, id) => ({
      code: id.endsWith('createLucideIcon.mjs') ? shortenMaker(code) : shortenIcon(code),
      map: null,
    }),
  },
});
