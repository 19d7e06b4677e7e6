import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOpenPath } from '#app/routes';
import { contactReason } from '../../../src/features/content/model/contact.ts';

/** Excludes the table itself, files and calls of the server. */
const noLinks = /^src\/(app\/routes\.ts|platform\/(connection|http|upload|live)\.ts)$/;
const notTheApp = /^\/(api|uploads|static)(\/|$)|\.(js|webmanifest)$/;

const read = (pattern: string): [file: string, source: string][] =>
  globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]);

const found = (sources: [string, string][], link: RegExp): string[] =>
  sources.flatMap(([file, source]) => [...source.matchAll(link)].map(([, path = '']) => `${path} in ${file}`));

/** Replaces template variables: `/wallet/up/${currency}`. */
const pathOf = (each: string): string =>
  each
    .split(' in ')[0]
    ?.replaceAll(/\$\{[^}]*\}|\{\{\w+\}\}/g, 'x')
    .replaceAll('&amp;', '&') ?? '';

const broken = (links: readonly string[]): string[] =>
  links.filter((each) => !notTheApp.test(pathOf(each)) && !isOpenPath(pathOf(each)));

it('no link of a screen leads to 404', () => {
  const screens = read('src/{app,features,platform}/**/*.{ts,tsx}').filter(([file]) => !noLinks.test(file));
  const links = found(screens, /["'`](\/[a-z][^"'`\s]*)["'`]/g);
  expect(links.length).toBeGreaterThan(30);
  expect(broken(links)).toEqual([]);
});

it('no link of a notice, a mail or a page leads to 404, and each says what it is about', () => {
  const texts = [...read('locales/*/*.json'), ...read('server/**/*.ts')];
  const links = found(texts, /href=\\?"([^"\\]+)\\?"|\{\{site\}\}(\/[^\s"\\]*)/g).concat(
    found(texts, /\{\{site\}\}(\/[^\s"\\]*)/g),
  );
  const here = links.filter((each) => each.startsWith('/'));
  expect(here.filter((each) => each.startsWith('/contact?')).length).toBeGreaterThan(8);
  expect(broken(here)).toEqual([]);
  const unknown = here.filter(
    (each) => each.startsWith('/contact?') && !contactReason(new URLSearchParams(pathOf(each).split('?')[1])),
  );
  expect(unknown).toEqual([]);
});

it('a link can put no words of its own on the contact screen', () => {
  const reasonOf = (query: string) => contactReason(new URLSearchParams(query));
  expect(reasonOf('about=deposit&reference=D7K2M')).toEqual({ topic: 'deposit', reference: 'D7K2M' });
  expect(reasonOf('about=deposit&reference=Call+1-800-SCAM')).toEqual({ topic: 'deposit', reference: null });
  expect(reasonOf('about=Your+account+is+locked')).toBeNull();
});
