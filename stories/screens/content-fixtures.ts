import type { ResponseOf } from '#contract/index';
import type { Language } from '#contract/languages';
import { sampleArticles } from '../../server/sandbox/content/articles.ts';
import { listsOf } from '../../server/sandbox/content/lists.ts';
import { pagesOf } from '../../server/sandbox/content/pages.ts';
import { sampleTexts } from '../../server/sandbox/content/texts/index.ts';
import { answer } from './api.ts';

// The texts that a new sandbox is seeded with, in the language that is asked for.

const articles = sampleArticles(new Date('2026-11-21T09:30:00.000Z')).map((article, index) => ({
  ...article,
  id: String(11 - index),
}));

/** The one that has no translation yet: what happens when we restart. */
const isEnglish = (id: string): boolean => id === '10';

const languageOf = (request: Request): Language => request.headers.get('lang') as Language;

export const samplePagesIn = (language: Language) => pagesOf(sampleTexts[language]);

export const newsTypes = answer('GET info/types', (_input, request) => ({
  items: listsOf(sampleTexts[languageOf(request)])['news-type'].map(({ id, title }) => ({ id, name: title ?? '' })),
}));

function itemOf({ id, type, createdAt, texts }: (typeof articles)[number], asked: Language) {
  const lang = isEnglish(id) || !texts[asked] ? 'en-us' : asked;
  const { title = '', summary = '', html = '' } = texts[lang] ?? {};
  return { item: { id, type, title, summary, lang, created_at: createdAt.toISOString() } as const, html };
}

export const news = answer('GET info/index', ({ type, page = '1' }, request) => {
  const all = articles.filter((article) => type === undefined || article.type === type);
  return {
    items: Number(page) === 1 ? all.map((article) => itemOf(article, languageOf(request)).item) : [],
    page: Number(page),
    pageSize: 20,
    total: all.length,
  };
});

/** An article, after `version - 1` edits. */
export const article = (version = 1) =>
  answer('GET info/detail', ({ id }, request) => {
    const found = articles.find((each) => each.id === id);
    if (!found) throw new Error(`no article ${id}`);
    const { item, html } = itemOf(found, languageOf(request));
    const updated = version > 1 ? '2026-11-20T10:00:00.000Z' : item.created_at;
    return { ...item, html, version, updated_at: updated };
  });

/** The pages about this site. */
export const pages = (['about', 'guarantee', 'partnership', 'customer', 'transparency'] as const).map((name) =>
  answer(`GET info/${name}`, (_input, request): ResponseOf<'GET info/about'> => {
    const lang = languageOf(request);
    return { ...samplePagesIn(lang)[name], lang, version: 3, updated_at: '2026-11-01T00:00:00.000Z' };
  }),
);

/** A page with what an attacker would write, were it not refused before. */
export const hostile: ResponseOf<'GET info/detail'> = {
  id: '11',
  type: 'guide',
  title: '<img src=x onerror=alert(1)>',
  summary: '<script>alert(1)</script>',
  html: `<p>Before<script>globalThis.hacked = 1</script></p><svg onload="globalThis.hacked = 1"></svg><p><a href="javascript:globalThis.hacked = 1">Link</a></p><iframe src="/"></iframe><form><input></form>`,
  created_at: '2026-11-19T09:00:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lang: 'en-us',
  version: 1,
};
