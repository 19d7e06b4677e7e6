import type { FastifyRequest } from 'fastify';
import { intlLocale, type Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import { actingSession } from '../../plugins/sessions/acting.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { HOUR_MS } from '../../time.ts';
import { countActivities, recordActivity } from './activity-store.ts';
import { contactOf } from './store.ts';

/** Changes to security settings. Each has texts at `server:notice.<kind>` and `mail:<kind>`, and is an activity. */
type Change =
  | 'password-changed'
  | 'password-recovered'
  | 'email-changed'
  | 'fund-password-set'
  | 'fund-password-changed'
  | 'fund-password-recovered'
  | 'authenticator-on'
  | 'authenticator-off'
  | 'removal-requested'
  | 'removal-stopped'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'saved-addresses-only'
  | 'saved-addresses-only-ending'
  | 'address-saved'
  | 'card-bound'
  | 'card-removed'
  | 'data-exported'
  | 'closure-requested'
  | 'closure-canceled';

interface Notification<Kind> {
  readonly customer: string;
  readonly kind: Kind;
  /** Fills `closesAt` in the texts. */
  readonly closesAt?: Date;
  /** Recipient of the mail; defaults to the customer's address. */
  readonly to?: string;
  /** Further variables of the texts. */
  readonly values?: Readonly<Record<string, string>>;
}

interface Alert extends Notification<Change | 'new-device' | 'recovery-code-used'> {
  readonly at: Date;
  /** False for a notice alone. */
  readonly isMailed?: boolean;
}

/** What is mailed of one kind in an hour: whoever is in the account could cause any number, and use up the mail server. */
export const MAILED_AN_HOUR = 10;

/** Formats a time, such as `December 5, 2026 at 8:30 AM UTC`. */
export const momentIn = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(intlLocale(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);

/**
 * The variables of a time in texts: written out, for emails, and `<name>Iso` for `<time>` elements in notices, which the app
 * shows in the reader's time zone.
 */
export const momentValues = (name: string, language: Language, moment: Date): Record<string, string> => ({
  [name]: momentIn(language, moment),
  [`${name}Iso`]: moment.toISOString(),
});

/**
 * Notifies a customer by notice and, unless `isMailed` is false, by mail what happened to the account and on which device. The
 * mail is sent after the commit.
 */
export async function alertCustomer(tx: Tx, services: Services, http: FastifyRequest, alert: Alert): Promise<void> {
  const { texts } = services;
  const { customer, kind, at, closesAt, isMailed = true } = alert;
  const { language, email } = await contactOf(tx, customer);
  const device = deviceOf(http);
  const moments = {
    ...momentValues('moment', language, at),
    ...(closesAt && momentValues('closesAt', language, closesAt)),
  };
  const values = { ...alert.values, ...moments, device: device.name, ip: device.address };
  await publishNotice(tx, services, { customer, language, kind, values, session: actingSession(http) });
  if (!isMailed) return;
  await mailAfterCommit(tx, services, { to: alert.to ?? email, ...mailTexts(texts, language, kind, values) });
}

/** Records a change and notifies the customer, beyond ten of its kind in an hour by notice alone. */
export async function recordAndNotify(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  change: Notification<Change>,
): Promise<void> {
  const { customer, kind } = change;
  const at = services.clock();
  const isMailed = (await countActivities(tx, customer, kind, new Date(at.getTime() - HOUR_MS))) < MAILED_AN_HOUR;
  await recordActivity(tx, { customer, kind, device: deviceOf(http), at });
  await alertCustomer(tx, services, http, { ...change, at, isMailed });
}
