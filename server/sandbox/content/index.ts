import type { Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import { seedArticles, seedLists, seedPages } from '../../domains/content/seed-store.ts';
import { DAY_MS } from '../../time.ts';
import { sampleArticles } from './articles.ts';
import { listsOf } from './lists.ts';
import { pagesOf } from './pages.ts';
import { sampleTexts } from './texts/index.ts';

/** Before the demo customer registered, who agreed to the legal pages. */
const publishedAt = (now: Date): Date => new Date(now.getTime() - 120 * DAY_MS);

/** Writes all missing sample content. */
export async function seedSamples(
  tx: Tx,
  now: Date,
  languages: Partial<typeof sampleTexts> = sampleTexts,
): Promise<void> {
  // Oldest first, so that ids increase with time.
  await seedArticles(tx, sampleArticles(now).toReversed());
  for (const [lang, texts] of Object.entries(languages)) {
    await seedPages(tx, lang as Language, pagesOf(texts), publishedAt(now));
    await seedLists(tx, lang as Language, listsOf(texts));
  }
}
