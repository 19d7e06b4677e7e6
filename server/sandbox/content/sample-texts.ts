import type { ContentPage } from '../../domains/content/seed-store.ts';
import type { ArticleText } from '../../domains/content/text-fields.ts';
import type { StoredKind } from './stored-kinds.ts';

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

export interface ArticleTexts {
  /** Comes first in every article. */
  readonly sample: string;
  readonly texts: Readonly<Record<(typeof articleFacts)[number]['id'], ArticleText>>;
}

/** The pages besides the legal ones. */
export type PublicPages = Readonly<
  Record<'about' | 'guarantee' | 'partnership' | 'customer' | 'transparency', ContentPage>
>;

export interface LegalTexts {
  /** Comes first on every page, so that nobody takes it for the word of a real company. */
  readonly sample: string;
  readonly policy: {
    readonly title: string;
    readonly intro: string;
    readonly heading: string;
    /** What it is, why it is stored, and until when. */
    readonly stored: Readonly<Record<StoredKind, { readonly name: string; readonly text: string }>>;
    /** The rest, in HTML. */
    readonly html: string;
  };
  readonly agreement: { readonly title: string; readonly html: string };
}

/** The lists of the home screen: their items and where those lead. */
export const listFacts = {
  banner: [
    { id: 'play-money', link: '/about' },
    { id: 'quote', link: '/flash-exchange' },
    { id: 'prices', link: '/transparency' },
  ],
  trumpet: [{ id: 'play-money' }, { id: 'addresses' }, { id: 'codes' }],
  feedback: [{ id: 'one' }, { id: 'two' }, { id: 'three' }],
  platform: [{ id: 'harbor' }, { id: 'lantern' }, { id: 'quill' }],
  'news-type': [{ id: 'product' }, { id: 'maintenance' }, { id: 'guide' }, { id: 'security' }],
} as const;

type ItemText = Readonly<Partial<Record<'title' | 'text', string>>>;

export type ListTexts = {
  readonly [List in keyof typeof listFacts]: Readonly<Record<(typeof listFacts)[List][number]['id'], ItemText>>;
};

/** All sample content in one language. */
export interface SampleTexts {
  readonly articles: ArticleTexts;
  readonly legal: LegalTexts;
  readonly lists: ListTexts;
  readonly pages: PublicPages;
}
