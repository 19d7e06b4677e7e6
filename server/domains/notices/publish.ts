import type { Language } from '#contract/languages';
import { afterCommit, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { NoticeKind } from '../../plugins/texts.ts';
import { insertNotice } from './store.ts';

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
  readonly language: Language;
  /** Selects the texts `server:notice.<kind>.title` and `.content`, which is HTML. */
  readonly kind: NoticeKind;
  /** Variables of both texts, not escaped. */
  readonly values?: Readonly<Record<string, string>>;
  /** The session that caused the notice. Its device already shows the result, so it gets no `notice` event. */
  readonly session?: string | undefined;
  /** Only for seeding history. */
  readonly at?: Date;
  readonly read?: boolean;
}

/** Saves a notice, emits it on the live channel after the commit, and returns its id. */
export async function publishNotice(tx: Tx, services: Services, notice: NoticeToPublish): Promise<string> {
  const { texts, live, clock } = services;
  const { customer, language, kind, values = {}, session, read = false } = notice;
  const at = notice.at ?? clock();
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const id = await insertNotice(tx, {
    customer,
    session,
    title: texts.text(language, `server:notice.${kind}.title`, values),
    content: texts.text(language, `server:notice.${kind}.content`, escaped),
    createdAt: at,
    readAt: read ? at : null,
  });
  const isSeeded = notice.at !== undefined;
  if (isSeeded) return id;
  afterCommit(tx, () => {
    live.toCustomer(customer, 'notice', { id }, session);
    if (session !== undefined) live.toSession(session, 'unread', {});
  });
  return id;
}
