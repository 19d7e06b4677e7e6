import { defaultLanguage } from '#contract/languages';
import type { Content } from '../../domains/content/seed.ts';
import { articles } from './articles.ts';
import { legalPages } from './legal-pages.ts';
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
