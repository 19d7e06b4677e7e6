import { defaultLanguage, type Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import { seedContent, seedLists, type Content, type ContentLists } from '../../domains/content/seed.ts';
import { articles } from './articles.ts';
import { legalPages } from './legal-pages.ts';
import { germanLists } from './lists-de-de.ts';
import { japaneseLists } from './lists-ja-jp.ts';
import { thaiLists } from './lists-th-th.ts';
import { lists } from './lists.ts';
import { publicPages } from './pages.ts';

const DAY = 86_400_000;

/** The sample content in English, as if it had been written in the months before `now`. */
export const sampleContent = (now: Date): Content => ({
  lang: defaultLanguage,
  updatedAt: now,
  pages: { ...publicPages, ...legalPages },
  lists,
  articles: articles
    .map(({ daysAgo, ...article }) => ({ ...article, createdAt: new Date(now.getTime() - daysAgo * DAY) }))
    // In the order of time, so that the numbers of articles grow with it.
    .toReversed(),
});

/** The lists of the home screen in other languages. */
export const translatedLists: Partial<Record<Language, ContentLists>> = {
  'de-de': germanLists,
  'ja-jp': japaneseLists,
  'th-th': thaiLists,
};

/** Writes all sample content that is not there yet. */
export async function seedSamples(tx: Tx, now: Date): Promise<void> {
  await seedContent(tx, sampleContent(now));
  for (const [lang, translated] of Object.entries(translatedLists)) await seedLists(tx, lang as Language, translated);
}
