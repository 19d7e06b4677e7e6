import type { Language } from '#contract/languages';
import { afterCommit, type Tx } from '../../db/transact.ts';

import type { Services } from '../../services.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

export interface NoticeToPublish {
  readonly customer: string;
  /** That it is written in. */
  readonly language: Language;
  /** Texts `server:notice.<kind>.title` and `.content`, the latter HTML. */
  readonly kind: string;
  /** Variables of both texts, plain. */
  readonly values?: Readonly<Record<string, string>>;
  /** The session whose own act it tells of: that device shows the result itself, so it hears no news. */
  readonly session?: string | undefined;
  /** For seeded history alone. */
  readonly at?: Date;
  readonly read?: boolean;
}

/** Writes a notice to a customer, tells the live channel after the commit, and returns its id. */
export async function publishNotice(tx: Tx, services: Services, notice: NoticeToPublish): Promise<string> {
  const { texts, live, clock } = services;
  const { customer, language, kind, values = {}, session, read = false } = notice;
  const at = notice.at ?? clock();
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const { id } = await tx
    .insertInto('notices')
    .values({
      customer_id: customer,
      session_id: session,
      title: texts.text(language, `server:notice.${kind}.title`, values),
      content: texts.text(language, `server:notice.${kind}.content`, escaped),
      created_at: at,
      read_at: read ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // History is not news.
  if (notice.at) return String(id);
  afterCommit(tx, () => {
    live.toCustomer(customer, 'notice', { id: String(id) }, session);
    if (session !== undefined) live.toSession(session, 'unread', {});
  });
  return String(id);
}
