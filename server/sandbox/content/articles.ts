import type { Language } from '#contract/languages';
import type { SampleArticle } from '../../domains/content/seed-store.ts';
import { DAY_MS } from '../../time.ts';
import { articleFacts } from './sample-texts.ts';
import { sampleTexts } from './texts/index.ts';

/** Returns the articles in all languages, dated to the months before `now`, newest first. */
export const sampleArticles = (now: Date): SampleArticle[] =>
  articleFacts.map(({ id, daysAgo, type }) => ({
    type,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    texts: Object.fromEntries(
      Object.entries(sampleTexts).map(([lang, { articles }]) => {
        const { title, summary, html } = articles.texts[id];
        return [lang as Language, { title, summary, html: `<p><em>${articles.sample}</em></p>\n${html.trim()}` }];
      }),
    ),
  }));
