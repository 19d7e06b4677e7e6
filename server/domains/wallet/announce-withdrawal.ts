import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import { moneyText } from '../../money-text.ts';
import { type Mail, mailTexts } from '../../plugins/mail.ts';
import { sealMail, sendInBackground } from '../../plugins/mail-outbox/index.ts';
import type { NewMail } from '../../plugins/mail-outbox/store.ts';
import { actingSession } from '../../plugins/sessions/acting.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { composeNotice, emitNotice, publishNotice } from '../notices/publish.ts';
import type { NewNotice } from '../notices/store.ts';
import { momentValues } from '../security/alert-customer.ts';
import { contactOf } from '../security/store.ts';
import { recordPath } from './record-path.ts';
import type { Withdrawal } from './withdrawal-store.ts';

/** Where it goes: an address in full, since a wrong character must be seen, or a masked card. */
export function destinationIn(
  { texts }: Services,
  language: Language,
  { address, memo, card }: Pick<Withdrawal, 'address' | 'memo' | 'card'>,
): string {
  if (address === null || memo === '') return address ?? card ?? '';
  return texts.text(language, 'server:withdrawal.with-memo', { address, memo });
}

const valuesIn = (services: Services, language: Language, withdrawal: Withdrawal) => ({
  amount: moneyText(language, withdrawal.amount, withdrawal.currency),
  fee: moneyText(language, withdrawal.fee, withdrawal.currency),
  received: moneyText(language, withdrawal.received, withdrawal.currency),
  currency: withdrawal.currency,
  number: withdrawal.sn,
  destination: destinationIn(services, language, withdrawal),
  record: recordPath(withdrawal, 'down'),
});

/** What a customer is told of a withdrawal that was just confirmed, so that a stranger's is noticed while it is pending. */
export interface Announcement {
  /** Saved, like the mail, by the statement that confirms it: no withdrawal is without. */
  readonly notice: NewNotice;
  readonly mail: Mail;
  /** As the same statement saves it. */
  readonly sealed: NewMail;
}

export function announcementOf(
  services: Services,
  http: FastifyRequest,
  { email, language }: Awaited<ReturnType<typeof contactOf>>,
  withdrawal: Withdrawal,
): Announcement {
  const device = deviceOf(http);
  const kind = 'withdrawal-confirmed';
  const values = {
    ...valuesIn(services, language, withdrawal),
    device: device.name,
    ip: device.address,
    ...momentValues('moment', language, withdrawal.createdAt),
  };
  const { customer } = withdrawal;
  const mail = { to: email, ...mailTexts(services.texts, language, kind, values) };
  return {
    notice: composeNotice(services, { customer, language, kind, values, session: actingSession(http) }),
    mail,
    sealed: sealMail(services, mail),
  };
}

/** Call after the commit with the notice's id. */
export function announce(services: Services, { notice, mail, sealed }: Announcement, id: string): void {
  emitNotice(services, notice, id);
  sendInBackground(services, sealed.id, mail);
}

/** Tells the customer what became of a withdrawal. */
export async function notifyOutcome(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  kind: 'withdrawal-sent' | 'withdrawal-returned',
  reason = '',
): Promise<void> {
  const { customer } = withdrawal;
  const { language } = await contactOf(tx, customer);
  const values = { ...valuesIn(services, language, withdrawal), reason };
  await publishNotice(tx, services, { customer, language, kind, values });
}
