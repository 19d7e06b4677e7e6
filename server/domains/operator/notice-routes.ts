import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id as idField, text, usernameOrEmail } from '#contract/fields';
import { defaultLanguage } from '#contract/languages';
import { transact, type Tx } from '../../db/transact.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { findForLogin } from '../account/store.ts';
import { textsOf } from '../content/text-fields.ts';
import { listAnnouncements, PAGE_SIZE } from '../notices/announcement-store.ts';
import { sendAnnouncement } from '../notices/send-announcement.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { pageOf } from './fields.ts';
import { loggedTexts } from './logged-texts.ts';
import { OperatorRefusal } from './operator-refusal.ts';

/** Many languages. */
const bodyLimit = 1024 * 1024;

/** Shorter than a page, since every customer gets a copy. */
const noticeText = v.strictObject({ title: text(100), html: text(5_000) });

const noticeBody = v.strictObject({
  /** The operator's own name for it, under which it is sent once. */
  key: idField,
  /** Null for all customers: who leaves it out by mistake sends nothing. */
  customer: v.nullable(usernameOrEmail),
  texts: textsOf(noticeText),
});

/** Throws OperatorRefusal if no open account has this name. */
async function customerNamed(tx: Tx, name: string): Promise<string> {
  return (await findForLogin(tx, name))?.id ?? refuseUnknown();
}

function refuseUnknown(): never {
  throw new OperatorRefusal('customer-unknown', 'Nobody with an open account has this username or email address.');
}

/** The calls for announcements, which customers get as notices. */
export function registerNoticeDecisions(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  app.get('/notices', async (http) => {
    const page = pageOf(http);
    const { items: found, total } = await listAnnouncements(db, page);
    const items = found.map(({ key, texts, customers, created_at: sentAt, finished_at: finishedAt }) => ({
      key,
      // Null of one for a single customer, of whom nothing is kept here.
      title: texts?.[defaultLanguage]?.title ?? null,
      customers,
      sent_at: sentAt,
      finished_at: finishedAt,
    }));
    return success({ items, page, pageSize: PAGE_SIZE, total });
  });

  app.post('/notices', { bodyLimit }, async (http) => {
    const by = deciderOf(http, clock);
    const { key, customer: name, texts } = validate(noticeBody, http.body ?? {});
    return transact(db, async (tx) => {
      const customer = name === null ? null : await customerNamed(tx, name);
      const sent = await sendAnnouncement(tx, services, { key, customer, texts, at: by.at });
      if (sent === undefined) return refuseUnknown();
      if (sent === 'taken')
        throw new OperatorRefusal('key-taken', 'Something else was sent with this key. Choose another one.');
      if (!sent.repeated) {
        const details = { ...(customer !== null && { customer }), customers: sent.customers, ...loggedTexts(texts) };
        await recordAction(tx, { ...by, act: 'notice-sent', subject: `notice/${key}`, details });
      }
      return success(sent);
    });
  });
}
