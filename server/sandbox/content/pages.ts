import type { Language } from '#contract/languages';
import { germanLegal } from './legal-de-de.ts';
import { englishLegal } from './legal-en-us.ts';
import { japaneseLegal } from './legal-ja-jp.ts';
import { thaiLegal } from './legal-th-th.ts';
import { germanPages } from './pages-de-de.ts';
import { englishPages } from './pages-en-us.ts';
import { japanesePages } from './pages-ja-jp.ts';
import { thaiPages } from './pages-th-th.ts';
import type { PublicPages } from './sample-texts.ts';

/** Each begins by saying that it is a sample. */
const marked = ({ sample }: { readonly sample: string }, pages: PublicPages): PublicPages =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { title, html }]) => [name, { title, html: `${sample}\n${html.trim()}` }]),
  ) as unknown as PublicPages;

export const publicPages = marked(englishLegal, englishPages);

export const translatedPages: Partial<Record<Language, PublicPages>> = {
  'de-de': marked(germanLegal, germanPages),
  'ja-jp': marked(japaneseLegal, japanesePages),
  'th-th': marked(thaiLegal, thaiPages),
};
