import type { Language } from '#contract/languages';
import { afterCommit, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { NoticeKind } from '../../plugins/texts.ts';
import { insertNotice, type NewNotice } from './store.ts';

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

/** Composes a notice for the statement that saves it. */
export function composeNotice(services: Services, notice: NoticeToPublish): NewNotice {
  const { texts, clock } = services;
  const { customer, language, kind, values = {}, session, read = false } = notice;
  const at = notice.at ?? clock();
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  return {
    customer,
    session,
    title: texts.text(language, `server:notice.${kind}.title`, values),
    content: texts.text(language, `server:notice.${kind}.content`, escaped),
    createdAt: at,
    readAt: read ? at : null,
  };
}

/** Emits a saved notice on the live channel. */
export function emitNotice({ live }: Services, { customer, session }: NewNotice, id: string): void {
  live.toCustomer(customer, 'notice', { id }, session);
  if (session !== undefined) live.toSession(session, 'unread', {});
}

/** Saves a notice, emits it on the live channel after the commit, and returns its id. */
export async function publishNotice(tx: Tx, services: Services, notice: NoticeToPublish): Promise<string> {
  const composed = composeNotice(services, notice);
  const id = await insertNotice(tx, composed);
  const isSeeded = notice.at !== undefined;
  if (!isSeeded) afterCommit(tx, () => emitNotice(services, composed, id));
  return id;
}
