import { createHash } from 'node:crypto';

/** Hashes of inline code, as a content security policy spells them. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the hashes of a page of the build. Never of one with content in it, which would allow whatever got into it. */
export function inlineCodeOf(html: string): InlineCode {
  const hashes = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, code = '']) => hashOf(code));
  return { scripts: hashes('script'), styles: hashes('style') };
}

/** What a rendered page is made of. */
export interface PageParts {
  readonly lang: string;
  readonly head: string;
  readonly body: string;
  readonly css: string;
  /** Font faces, in use once the script in index.html says so. */
  readonly faces: string;
  /** For the script in index.html and src/app/rendered.ts. */
  readonly data: object;
}

/** The page of the build, to be filled with what the server renders. */
export interface Template {
  /** Addresses of the app's script and style sheets. */
  readonly entry: string;
  readonly stylesheet: string;
  readonly fonts: string;
  compose(parts: PageParts): { readonly html: string; readonly inline: InlineCode };
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const LANG = '<html lang="en">';
const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';

/** Takes the page of the build apart. Throws if it isn't what it was. */
export function readTemplate(built: string): Template {
  const [, entry] = ENTRY.exec(built) ?? [];
  const [stylesheet, fonts] = [...built.matchAll(STYLESHEET)].map(([, href]) => href);
  if (!entry || !stylesheet || !fonts || ![LANG, ROOT, HEAD_END].every((part) => built.includes(part)))
    throw new Error('the built page is not as expected');
  const inline = inlineCodeOf(built);
  const page = [ENTRY, STYLESHEET, /<link rel="modulepreload"[^>]*>/g, /<title>[^<]*<\/title>/]
    .reduce<string>((html, part) => html.replace(part, ''), built)
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/\n+/g, '\n');
  return {
    entry,
    stylesheet,
    fonts,
    compose({ lang, head, body, css, faces, data }) {
      // A "</script>" within the data would end it.
      const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
      const root = `<div id="root">${body}</div><script type="application/json" id="rendered">${json}</script>`;
      const html = page
        .replace(LANG, () => `<html lang="${lang}">`)
        .replace(
          HEAD_END,
          () => `${head}<style>${css}</style><style id="fonts" media="not all">${faces}</style>${HEAD_END}`,
        )
        .replace(ROOT, () => root);
      return { html, inline: { ...inline, styles: [...inline.styles, hashOf(css), hashOf(faces)] } };
    },
  };
}

/** Replaces style attributes, which the security policy forbids, by `data-style` and rules for it. */
export function withoutStyleAttributes(markup: string): { markup: string; styles: readonly string[]; css: string } {
  const styles: string[] = [];
  const replaced = markup.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const index = styles.includes(style) ? styles.indexOf(style) : styles.push(style) - 1;
    return ` data-style="${index}"`;
  });
  return {
    markup: replaced,
    styles,
    css: styles.map((style, index) => `[data-style="${index}"]{${style}}`).join(''),
  };
}
