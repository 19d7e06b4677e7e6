import type { SampleArticle } from '../../domains/content/seed-store.ts';
import { DAY_MS } from '../../time.ts';
import { germanArticles } from './articles-de-de.ts';
import { englishArticles } from './articles-en-us.ts';
import { japaneseArticles } from './articles-ja-jp.ts';
import { thaiArticles } from './articles-th-th.ts';
import { articleFacts } from './sample-texts.ts';

/** In each language, with what each article begins with. */
const languages = {
  'en-us': { sample: 'This is a sample article.', texts: englishArticles },
  'de-de': { sample: 'Dies ist ein Beispielartikel.', texts: germanArticles },
  'ja-jp': { sample: 'これはサンプルの記事です。', texts: japaneseArticles },
  'th-th': { sample: 'นี่คือบทความตัวอย่าง', texts: thaiArticles },
} as const;

/** Returns the articles, dated to the months before `now`, newest first. */
export const sampleArticles = (now: Date): SampleArticle[] =>
  articleFacts.map(({ id, daysAgo, type }) => ({
    type,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    texts: Object.fromEntries(
      Object.entries(languages).map(([lang, { sample, texts }]) => {
        const { title, summary, html } = texts[id];
        return [lang, { title, summary, html: `<p><em>${sample}</em></p>\n${html.trim()}` }];
      }),
    ),
  }));
