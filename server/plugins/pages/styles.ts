import { PurgeCSS } from 'purgecss';

/** Set on <html> by the script in index.html, and by the browser. */
const ROOT_WORDS = [
  'html',
  'body',
  'data-theme',
  'light',
  'dark',
  'contrast',
  'data-gain',
  'green',
  'red',
  'data-standalone',
  'apple',
  'dir',
  'lang',
];

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Attributes by whose value a selector may ask. */
const isAsked = (name: string): boolean =>
  ['class', 'type', 'role', 'inputmode'].includes(name) || (name.startsWith('data-') && name !== 'data-style');

/** Returns what selectors may ask for in markup: tags, attributes, classes. */
function wordsOf(markup: string): Set<string> {
  const words = new Set<string>();
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    words.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      words.add(name.toLowerCase());
      if (isAsked(name)) for (const word of unescape(value).split(/\s+/)) words.add(word);
    }
  }
  return words;
}

/** Tailwind registers a property for each of its utilities, and PurgeCSS keeps them all. */
const withoutUnusedProperties = (css: string): string =>
  css.replaceAll(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    [')', ','].some((end) => css.includes(`var(${name}${end}`)) ? rule : '',
  );

/** Finds the styles that the pages of a route need, out of all. */
export function createStyles(css: string): (route: string, markup: string) => Promise<string> {
  const known = new Map<string, { readonly words: Set<string>; readonly css: Promise<string> }>();

  const select = async (words: ReadonlySet<string>): Promise<string> => {
    const [selected] = await new PurgeCSS().purge({
      content: [{ raw: [...ROOT_WORDS, ...words].join('\n'), extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split('\n'),
      keyframes: true,
      variables: true,
    });
    return selected ? withoutUnusedProperties(selected.css) : css;
  };

  return (route, markup) => {
    const words = wordsOf(markup);
    const before = known.get(route);
    if (before && [...words].every((word) => before.words.has(word))) return before.css;
    // Together with the former ones, so that a route's styles settle after a few pages.
    const all = new Set([...words, ...(before?.words ?? [])]);
    const next = { words: all, css: select(all) };
    known.set(route, next);
    return next.css;
  };
}
