import type { Generated } from 'kysely';

interface NoticeTable {
  id: Generated<bigint>;
  customer_id: string;
  session_id: Generated<string | null>;
  title: string;
  content: string;
  created_at: Date;
  read_at: Date | null;
}

export interface NoticeTables {
  notices: NoticeTable;
}
