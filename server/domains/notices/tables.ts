import type { Generated } from 'kysely';
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

export interface NoticeTables {
  notices: NoticeTable;
  notice_preferences: NoticePreferenceTable;
  push_outbox: PushOutboxTable;
  push_subscriptions: PushSubscriptionTable;
}
