import { minifySync, type Plugin } from 'vite';

/** Minifies the scripts that are part of the page, and drops its comments. */
export const inlineScripts = (): Plugin => ({
  name: 'florin:inline-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<!--.*?-->\s*/gs, '').replaceAll(/<script>(.*?)<\/script>/gs, (_whole, code: string) => {
        // Each in a scope of its own: they share the page's.
        const { code: short } = minifySync('page.js', `{${code}}`);
        return `<script>${short.trim()}</script>`;
      }),
  },
});
