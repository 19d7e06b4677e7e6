import * as v from 'valibot';
import { imagePath } from './site-settings.ts';

/** What may stand in an element, besides `phrasing` also text. The app removes everything else before it shows a page. */
const phrasing = ['a', 'b', 'br', 'code', 'em', 'i', 'img', 's', 'small', 'strong', 'sub', 'sup', 'u'] as const;
const blocks = ['blockquote', 'dl', 'figure', 'h2', 'h3', 'h4', 'hr', 'ol', 'p', 'pre', 'table', 'ul'] as const;
const inline: readonly string[] = phrasing;
const flow: readonly string[] = [...blocks, ...phrasing];

const inside = new Map<string, readonly string[]>([
  ...phrasing.map((name) => [name, inline] as const),
  ...(['p', 'h2', 'h3', 'h4', 'dt', 'pre'] as const).map((name) => [name, inline] as const),
  ...(['li', 'dd', 'td', 'th', 'blockquote', 'figure'] as const).map((name) => [name, flow] as const),
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dt', 'dd']],
  ['table', ['thead', 'tbody', 'tr']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tr', ['td', 'th']],
  ['br', []],
  ['hr', []],
  ['img', []],
]);

const isVoid = (name: string): boolean => inside.get(name)?.length === 0;
const hasText = (name: string): boolean => inside.get(name)?.includes('b') ?? false;

const number = /^[1-9]\d{0,3}$/;
const anything = /^[^\p{Cc}]*$/u;

/** A site over https, an email address, or a path of this site. */
const isLink = (to: string): boolean =>
  /^mailto:[^\s\\@]+@[^\s\\@]+$/.test(to) ||
  /^\/(?![/\\])[^\s\\]*$/.test(to) ||
  (/^https:\/\/[^\s\\]+$/.test(to) && URL.canParse(to));

const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: { href: isLink, title: (value) => anything.test(value) },
  img: {
    src: (path) => v.is(imagePath, path),
    alt: (value) => anything.test(value),
    width: (value) => number.test(value),
    height: (value) => number.test(value),
  },
  td: { colspan: (value) => number.test(value), rowspan: (value) => number.test(value) },
  th: { colspan: (value) => number.test(value), rowspan: (value) => number.test(value) },
};

const required: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] };

const isLanguage = (value: string): boolean => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value);

export interface Fault {
  /** Counts from 1. */
  readonly line: number;
  readonly key: `validation:html-${'element' | 'attribute' | 'link' | 'nesting'}`;
}

class Faulty extends Error {
  readonly fault: Fault['key'];

  constructor(fault: Fault['key']) {
    super(fault);
    this.fault = fault;
  }
}

const token = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z]+=(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|<|[^<]+/giy;
const attribute = /([a-z]+)=(?:"([^"]*)"|'([^']*)')/gi;
const entity = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

const written = (text: string): string => text.replaceAll(entity, '&amp;').replaceAll('>', '&gt;');

const faultOf = (key: string): Fault['key'] =>
  key === 'href' || key === 'src' ? 'validation:html-link' : 'validation:html-attribute';

/** The value as the browser reads it. Other references could hide another address in a link, such as `&Tab;`. */
function valueOf(key: string, quoted: string): string {
  if (/&(?!(?:amp|quot|#39);)[#\w]+;/.test(quoted)) throw new Faulty(faultOf(key));
  return quoted.replaceAll(/&(amp|quot|#39);/g, (_, name: string) => ({ amp: '&', quot: '"' })[name] ?? "'");
}

function tagOf(name: string, given: string): string {
  const known = attributes[name] ?? {};
  const found = new Map<string, string>();
  for (const [, spelled = '', double, single] of given.matchAll(attribute)) {
    const [key, raw] = [spelled.toLowerCase(), double ?? single ?? ''];
    const fits = key === 'lang' ? isLanguage : Object.hasOwn(known, key) ? known[key] : undefined;
    if (!fits || found.has(key)) throw new Faulty('validation:html-attribute');
    const value = valueOf(key, raw);
    if (!fits(value)) throw new Faulty(faultOf(key));
    found.set(key, value);
  }
  if ((required[name] ?? []).some((key) => !found.has(key))) throw new Faulty('validation:html-attribute');
  const list = [...found].map(
    ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${list.join('')}>`;
}

/**
 * Checks that HTML is of the few elements and attributes that a page may have, each closed and in its place, and returns
 * it rewritten from what was understood. Otherwise returns the first fault: nothing is dropped in silence.
 */
export function checkHtml(html: string): { readonly html: string } | { readonly fault: Fault } {
  const open: string[] = [];
  let out = '';
  let line = 1;
  const add = (name: string, closes: boolean, given: string): void => {
    if (!inside.has(name)) throw new Faulty('validation:html-element');
    if (closes) {
      if (open.pop() !== name) throw new Faulty('validation:html-nesting');
      out += `</${name}>`;
      return;
    }
    const around = open.at(-1);
    const fits = around === undefined ? blocks.some((block) => block === name) : inside.get(around)?.includes(name);
    if (!fits || (name === 'a' && open.includes('a'))) throw new Faulty('validation:html-nesting');
    out += tagOf(name, given);
    if (!isVoid(name)) open.push(name);
  };
  try {
    for (const [whole, slash, name, given = ''] of html.matchAll(token)) {
      if (name !== undefined) add(name.toLowerCase(), slash === '/', given);
      else if (whole === '<') throw new Faulty('validation:html-element');
      else if (whole.trim() === '' || hasText(open.at(-1) ?? '')) out += written(whole);
      else throw new Faulty('validation:html-nesting');
      line += whole.split('\n').length - 1;
    }
    if (open.length > 0) throw new Faulty('validation:html-nesting');
    return { html: out };
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return { fault: { line, key: error.fault } };
  }
}
