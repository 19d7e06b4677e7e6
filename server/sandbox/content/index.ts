import { defaultLanguage, type Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import {
  seedContent,
  seedLists,
  seedPages,
  type Content,
  type ContentLists,
} from '../../domains/content/seed-store.ts';
import { DAY_MS } from '../../time.ts';
import { sampleArticles } from './articles.ts';
import { legalPages, translatedLegalPages } from './legal-pages.ts';
import { germanLists } from './lists-de-de.ts';
import { japaneseLists } from './lists-ja-jp.ts';
import { thaiLists } from './lists-th-th.ts';
import { lists } from './lists.ts';
import { publicPages, translatedPages } from './pages.ts';

/** Before the demo customer registered, who agreed to the legal pages. */
const publishedAt = (now: Date): Date => new Date(now.getTime() - 120 * DAY_MS);

/** Returns the English sample content and the articles in all languages, dated to the months before `now`. */
export const sampleContent = (now: Date): Content => ({
  lang: defaultLanguage,
  updatedAt: publishedAt(now),
  pages: { ...publicPages, ...legalPages },
  lists,
  // Oldest first, so that ids increase with time.
  articles: sampleArticles(now).toReversed(),
});

/** The lists of the home screen in other languages. */
export const translatedLists: Partial<Record<Language, ContentLists>> = {
  'de-de': germanLists,
  'ja-jp': japaneseLists,
  'th-th': thaiLists,
};

/** Writes all missing sample content. */
export async function seedSamples(tx: Tx, now: Date): Promise<void> {
  await seedContent(tx, sampleContent(now));
  for (const [lang, translated] of Object.entries(translatedLists)) await seedLists(tx, lang as Language, translated);
  for (const pages of [translatedLegalPages, translatedPages])
    for (const [lang, translated] of Object.entries(pages))
      await seedPages(tx, lang as Language, translated, publishedAt(now));
}
