import { catalogOf, flatten, plural, source, type Catalog } from './catalog.ts';
import type { Problem, Tree } from './tree.ts';

const notesFile = 'locales/notes.json';
const sameFile = 'locales/same-as-english.json';

/**
 * Complete locales have all English keys, in every plural form of theirs; no locale has any other key, nor an English text that
 * isn't on the list of those that are the same. Every English text has a note for translators. No text is longer than its
 * place bears.
 */
export function locales(tree: Tree): Problem[] {
  const claim = 'locales/complete.json';
  const names = new Set(
    tree.files.filter((file) => /^locales\/[^/]+\//.test(file)).map((file) => file.split('/')[1] ?? ''),
  );
  if (names.size === 0) return [];
  if (!tree.files.includes(claim))
    return [{ file: claim, line: 0, message: 'is missing: a list of the complete locales' }];
  const complete = new Set(JSON.parse(tree.read(claim)) as string[]);
  const english = catalogOf(tree, source);
  const same = tree.files.includes(sameFile) ? (JSON.parse(tree.read(sameFile)) as Record<string, string[]>) : {};
  return [
    ...[...complete]
      .filter((locale) => !names.has(locale))
      .map((locale) => ({ file: claim, line: 0, message: `${locale} is said to be complete and has no folder` })),
    ...notes(tree, english),
    ...[...names].flatMap((locale) => compare(locale, catalogOf(tree, locale), english, complete.has(locale))),
    ...sameTexts([...names], english, same, (locale) => catalogOf(tree, locale)),
  ];
}

function notes(tree: Tree, english: Catalog): Problem[] {
  if (!tree.files.includes(notesFile))
    return [{ file: notesFile, line: 0, message: `is missing: a note for each text of ${source}` }];
  const found: Catalog = new Map();
  for (const [namespace, inner] of Object.entries(JSON.parse(tree.read(notesFile)) as object))
    flatten(inner, `${namespace}:`, found);
  return [
    ...[...english.keys()].filter((key) => !found.get(key)?.trim()).map((key) => `${key} has no note for translators`),
    ...[...found.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not a key of ${source}`),
  ].map((message) => ({ file: notesFile, line: 0, message }));
}

function compare(locale: string, catalog: Catalog, english: Catalog, complete: boolean): Problem[] {
  const problems: Problem[] = [];
  const say = (key: string, message: string): void => {
    problems.push({ file: `locales/${locale}/${key.split(':')[0]}.json`, line: 0, message: `${key} ${message}` });
  };
  const expected = new Set([...english.keys()].flatMap((key) => formsOf(key, locale)));
  for (const [key, text] of catalog) {
    if (text.trim() === '') say(key, 'is empty');
    const [torn] = key.startsWith('mail:') ? [] : (loanWords[locale]?.exec(text) ?? []);
    if (torn) say(key, `needs \\u2060 within ${torn}, which browsers break, as docs/glossary/${locale}.md says`);
    if (!expected.has(key)) say(key, `is not a key of ${source}, or no plural form of ${locale}`);
    const model = english.get(key) ?? english.get(key.replace(plural, '_$1other'));
    const max = longest(key, model);
    if (text.length > max) say(key, `has ${text.length} characters, and its place bears ${max}`);
    if (model === undefined) continue;
    const [mine, theirs] = [variables(text), variables(model)];
    // A singular form may omit the number.
    const optional = plural.test(key) ? 'count' : '';
    const missing = theirs.filter((name) => name !== optional && !mine.includes(name));
    const unknown = mine.filter((name) => name !== optional && !theirs.includes(name));
    if (missing.length > 0) say(key, `lacks ${missing.join(', ')} of ${source}`);
    if (unknown.length > 0) say(key, `uses ${unknown.join(', ')}, which ${source} does not have`);
  }
  if (complete)
    for (const key of expected) if (!catalog.has(key)) say(key, `is missing, and ${locale} is said to be complete`);
  return problems;
}

/** Words that browsers break anywhere, since their dictionary of the language lacks them. */
const loanWords: Readonly<Record<string, RegExp>> = { 'th-th': /คริปโต|สเปรด|แฮช|พุช/u };

/** Places of one line that something else cuts off. */
const lines: readonly (readonly [key: RegExp, max: number])[] = [
  // RFC 5322, 2.1.1.
  [/^mail:.+\.subject/, 78],
  // Also the titles of pushes, of which a phone shows two lines.
  [/^server:notice\..+\.title/, 72],
];

/** The most characters of a text: twice the English ones, and a word more for a short one. */
function longest(key: string, english: string | undefined): number {
  const line = lines.find(([pattern]) => pattern.test(key))?.[1] ?? Infinity;
  return Math.min(line, english === undefined ? Infinity : 2 * english.length + 16);
}

/** Texts that are the same as in English, but for those listed: by locale, or under `*` for all. */
function sameTexts(
  locales: readonly string[],
  english: Catalog,
  listed: Record<string, readonly string[]>,
  catalog: (locale: string) => Catalog,
): Problem[] {
  return locales
    .filter((locale) => locale !== source)
    .flatMap((locale) => {
      const allowed = new Set([...(listed['*'] ?? []), ...(listed[locale] ?? [])]);
      const found = [...catalog(locale)].filter(([key, text]) => text === english.get(key) && hasWords(text));
      const used = new Set(found.map(([, text]) => text));
      return [
        ...found
          .filter(([, text]) => !allowed.has(text))
          .map(([key]) => ({
            file: `locales/${locale}/${key.split(':')[0]}.json`,
            line: 0,
            message: `${key} is the English text, and ${sameFile} doesn't list it`,
          })),
        ...(listed[locale] ?? [])
          .filter((text) => !used.has(text))
          .map((text) => ({
            file: sameFile,
            line: 0,
            message: `lists "${text}" for ${locale}, which doesn't have it`,
          })),
      ];
    });
}

/** Whether anything is left to translate without variables, nestings, and tags. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, ''));

/** The keys that a locale needs for an English key: one per plural category. */
function formsOf(key: string, locale: string): string[] {
  const match = plural.exec(key);
  if (!match) return [key];
  const type = match[1] ? 'ordinal' : 'cardinal';
  const stem = key.slice(0, match.index);
  const categories = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  return categories.map((category) => `${stem}_${match[1] ?? ''}${category}`);
}

/** Interpolations `{{name, format}}`, nestings `$t(key)`, and tags as richText finds them: `<name>…</name>` and `<name/>`. */
function variables(text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([\w.]+)|(\$t\([^)]*\))|<(\w+)>(?=.*?<\/\3>)|<(\w+\/)>/g)];
  return [...new Set(found.map(([, name, nested, around, alone]) => name ?? nested ?? `<${around ?? alone}>`))].sort();
}
