import type { ContentPage } from '../../domains/content/seed-store.ts';
import type { ArticleText } from '../../domains/content/text-fields.ts';

/** The pages besides the legal ones, in one language. */
export type PublicPages = Readonly<
  Record<'about' | 'guarantee' | 'partnership' | 'customer' | 'transparency', ContentPage>
>;

/** Newest first. `daysAgo` is the age at the first start. */
export const articleFacts = [
  { id: 'play-money', daysAgo: 2, type: 'product' },
  { id: 'restart', daysAgo: 5, type: 'maintenance' },
  { id: 'check-price', daysAgo: 9, type: 'guide' },
  { id: 'alerts', daysAgo: 12, type: 'product' },
  { id: 'quote', daysAgo: 16, type: 'guide' },
  { id: 'network-paused', daysAgo: 20, type: 'maintenance' },
  { id: 'network', daysAgo: 24, type: 'guide' },
  { id: 'support-never', daysAgo: 33, type: 'security' },
  { id: 'password', daysAgo: 45, type: 'security' },
  { id: 'records', daysAgo: 58, type: 'guide' },
  { id: 'spread', daysAgo: 72, type: 'guide' },
] as const;

/** The articles in one language. */
export type ArticleTexts = Readonly<Record<(typeof articleFacts)[number]['id'], ArticleText>>;
