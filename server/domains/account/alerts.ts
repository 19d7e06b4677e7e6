import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/transact.ts';
import { mailAfterCommit } from '../../plugins/mail.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { contactOf } from './credentials.ts';

/** Of the texts `server:notice.<kind>` and `mail:<kind>`. */
type AlertKind = 'new-device' | 'password-changed' | 'email-changed' | 'fund-password-set' | 'fund-password-changed';

interface Alert {
  readonly customer: string;
  readonly kind: AlertKind;
  readonly at: Date;
  /** Where the mail goes, if not to the customer's address. */
  readonly to?: string;
}

/**
 * Tells a customer by notice and by mail what happened to the account and from which device, in the customer's language.
 * The mail goes out after the commit, and its failure undoes nothing: the notice stays.
 */
export async function alertCustomer(tx: Tx, services: Services, http: FastifyRequest, alert: Alert): Promise<void> {
  const { texts, mailer } = services;
  const { customer, kind, at } = alert;
  const { language, email } = await contactOf(tx, customer);
  const device = deviceOf(http);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(at);
  const values = { device: device.name, address: device.address, time };
  await publishNotice(tx, services, { customer, language, kind, values });
  mailAfterCommit(tx, mailer, {
    to: alert.to ?? email,
    subject: texts.text(language, `mail:${kind}.subject`, values),
    text: texts.text(language, `mail:${kind}.text`, values),
  });
}
