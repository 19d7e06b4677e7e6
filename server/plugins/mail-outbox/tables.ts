import type { Generated } from 'kysely';

interface MailOutboxTable {
  id: string;
  /** A Mail as JSON, sealed for its id. */
  content: Buffer;
  attempts: Generated<number>;
  /** When it is sent, unless a server is about to. */
  due_at: Date;
  created_at: Date;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
