import type { Plugin } from 'vite';

const face = /@font-face\s*\{[^}]*\}/g;

/** Puts the font faces into a style sheet of their own, so that a page can load its app before them. */
export const fontSheet = (): Plugin => ({
  name: 'florin:font-sheet',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (page?.type !== 'asset' || sheet?.type !== 'asset')
        throw new Error('The build has no page with a style sheet');
      const css = String(sheet.source);
      const file = this.emitFile({ type: 'asset', name: 'fonts.css', source: (css.match(face) ?? []).join('') });
      sheet.source = css.replaceAll(face, '');
      page.source = String(page.source).replace(
        /<link rel="stylesheet"[^>]*>/,
        (link) => `${link}\n    ${link.replace(sheet.fileName, this.getFileName(file))}`,
      );
    },
  },
});
