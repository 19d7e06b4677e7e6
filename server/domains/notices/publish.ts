import type { Language } from '#contract/languages';
import { afterCommit, type Tx } from '../../db/transact.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { Services } from '../../services.ts';
import type { NoticeKind } from '../../plugins/texts.ts';
import { type Mail, mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import { contactOf } from '../security/store.ts';
import { plainText } from './plain-text.ts';
import { insertNotice, type NewNotice } from './store.ts';
import { topicOf } from './topics.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

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
    topic: topicOf[kind],
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

/** Notices with their own email: it says more than the notice, or says it better. */
const mailKinds = { 'withdrawal-sent': true, 'withdrawal-returned': true } as const;

const hasOwnMail = (kind: NoticeKind): kind is keyof typeof mailKinds => kind in mailKinds;

type MailTexts = Pick<Mail, 'subject' | 'text'>;

/** The email that says the same as a notice, and how to stop such emails. */
async function mailOf(
  tx: Tx,
  services: Services,
  { customer, title, content, topic }: NewNotice,
  language: Language,
  ownTexts?: MailTexts,
): Promise<Mail> {
  const { texts, settings } = services;
  const { email } = await contactOf(tx, customer);
  const own = ownTexts ?? {
    subject: title,
    text: texts.text(language, 'mail:frame', { text: plainText(content, settings.publicUrl) }),
  };
  const name = texts.text(language, `server:topic.${topic}`);
  return {
    to: email,
    language,
    subject: own.subject,
    text: `${own.text}\n${texts.text(language, 'mail:stop', { topic: name })}`,
    unsubscribe: unsubscribeAddress(services, customer, topic),
  };
}

/**
 * Saves a notice and its pushes, and after the commit emits it on the live channel and sends it by email: what the customer
 * chose, at this one place. Returns its id.
 */
async function deliver(
  tx: Tx,
  services: Services,
  composed: NewNotice,
  language: Language,
  ownTexts?: MailTexts,
): Promise<string> {
  const { id, app, email } = await insertNotice(tx, composed);
  afterCommit(tx, () => {
    if (app) emitNotice(services, composed, id);
    // Lists show it, without a popup.
    else services.live.toCustomer(composed.customer, 'unread', {});
  });
  if (email && composed.topic !== 'security')
    await mailAfterCommit(tx, services, await mailOf(tx, services, composed, language, ownTexts));
  return id;
}

/**
 * Publishes a notice of what happened, and returns its id. The caller that publishes a security notice sends its email, which
 * nobody can turn off, unless email is what fails.
 */
export async function publishNotice(tx: Tx, services: Services, notice: NoticeToPublish): Promise<string> {
  const composed = composeNotice(services, notice);
  const isSeeded = notice.at !== undefined;
  if (isSeeded) return (await insertNotice(tx, composed)).id;
  const { kind, language, values = {} } = notice;
  const own = hasOwnMail(kind) ? mailTexts(services.texts, language, kind, values) : undefined;
  return deliver(tx, services, composed, language, own);
}

export interface News {
  readonly customer: string;
  readonly language: Language;
  readonly title: string;
  /** Checked HTML. */
  readonly content: string;
}

/** Publishes what the operator announces, which is always news. */
export async function publishNews(tx: Tx, services: Services, { language, ...news }: News): Promise<void> {
  const composed = { ...news, session: undefined, topic: 'news', createdAt: services.clock(), readAt: null } as const;
  await deliver(tx, services, composed, language);
}
