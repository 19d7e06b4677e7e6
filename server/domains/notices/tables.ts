import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '#contract/languages';
import type { NoticeTopic, NoticeWay } from '#contract/notices-preferences';

interface NoticeTable {
  id: Generated<bigint>;
  customer_id: string;
  session_id: Generated<string | null>;
  title: string;
  content: string;
  created_at: Date;
  read_at: Date | null;
}

interface NoticePreferenceTable {
  customer_id: string;
  kind: NoticeTopic;
  way: NoticeWay;
  enabled: boolean;
  changed_at: Date;
}

interface PushSubscriptionTable {
  session_id: string;
  customer_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
  failures: Generated<number>;
  paused_until: Generated<Date | null>;
}

interface PushOutboxTable {
  notice_id: bigint;
  session_id: string;
  customer_id: string;
  kind: NoticeTopic;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
}

/** Always in English, and in other languages. */
export type AnnouncementTexts = Readonly<Partial<Record<Language, { readonly title: string; readonly html: string }>>>;

interface AnnouncementTable {
  key: string;
  hash: Buffer;
  texts: JSONColumnType<AnnouncementTexts> | null;
  customers: number;
  created_at: Date;
  reached: string | null;
  finished_at: Date | null;
}

export interface NoticeTables {
  announcements: AnnouncementTable;
  notices: NoticeTable;
  notice_preferences: NoticePreferenceTable;
  push_outbox: PushOutboxTable;
  push_subscriptions: PushSubscriptionTable;
}
