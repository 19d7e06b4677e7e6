import type { Generated } from 'kysely';
import type { LegalDocument } from '#contract/content-agreements';
import type { Language } from '#contract/languages';

/** The content pages, by the last part of the path of their call. */
export const pageNames = [
  'about',
  'guarantee',
  'partnership',
  'customer',
  'transparency',
  'privacyPolicy',
  'agreement',
] as const;

export type PageName = (typeof pageNames)[number];

/** The lists of the home screen, and the types of news. */
export const listNames = ['banner', 'trumpet', 'feedback', 'platform', 'news-type'] as const;

export type ListName = (typeof listNames)[number];

interface PageTable {
  name: PageName;
  lang: Language;
  title: string;
  html: string;
  version: Generated<number>;
  updated_at: Date;
  withdrawn_at: Generated<Date | null>;
}

interface ArticleTable {
  id: Generated<bigint>;
  type: string;
  created_at: Date;
  /** The current one. */
  version: Generated<number>;
  withdrawn_at: Generated<Date | null>;
}

interface ArticleTextTable {
  article_id: bigint;
  lang: Language;
  title: string;
  summary: string;
  html: string;
  version: Generated<number>;
  updated_at: Date;
}

interface ListItemTable {
  list: ListName;
  id: string;
  lang: Language;
  position: number;
  title: string;
  text: string;
  image: string | null;
  link: string | null;
}

interface AgreementTable {
  customer_id: string;
  document: LegalDocument;
  version: number;
  agreed_at: Date;
}

interface SiteSettingTable {
  name: string;
  value: unknown;
}

interface SiteSettingProposalTable {
  name: string;
  before: unknown;
  value: unknown;
  operator: string;
  token: Buffer;
  proposed_at: Date;
}

export interface ContentTables {
  agreements: AgreementTable;
  content_pages: PageTable;
  content_articles: ArticleTable;
  content_article_texts: ArticleTextTable;
  content_list_items: ListItemTable;
  site_settings: SiteSettingTable;
  site_setting_proposals: SiteSettingProposalTable;
}
