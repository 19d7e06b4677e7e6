import { createHash } from 'node:crypto';
import { defaultLanguage } from '#contract/languages';
import { canonical } from '../../canonical.ts';
import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { checkTexts, requireEnglish } from '../content/text-fields.ts';
import {
  countOpen,
  findAnnouncement,
  finishAnnouncement,
  insertAnnouncement,
  lockOpen,
  nextCustomers,
  type OpenAnnouncement,
  type Recipient,
  saveReached,
} from './announcement-store.ts';
import { publishNews } from './publish.ts';
import type { AnnouncementTexts } from './tables.ts';

export interface Announcement {
  readonly key: string;
  /** Their id; null for all customers. */
  readonly customer: string | null;
  readonly texts: AnnouncementTexts;
  readonly at: Date;
}

export interface Sent {
  /** How many customers it goes to. */
  readonly customers: number;
  /** Whether it was sent before, and nothing was done now. */
  readonly repeated: boolean;
}

/** Gives it to these customers, each in their language, or in English if it isn't in theirs. */
async function give(tx: Tx, services: Services, texts: AnnouncementTexts, recipients: readonly Recipient[]) {
  for (const { id: customer, language } of recipients) {
    const text = texts[language] ?? texts[defaultLanguage];
    if (!text) throw new Error('the announcement has no English text');
    await publishNews(tx, services, { customer, language, title: text.title, content: text.html });
  }
}

/**
 * Sends an announcement once: to one customer at once, to all of them by the job. Throws InvalidFields for its texts. Undefined if
 * the account is closed, `taken` if another announcement has its key.
 */
export async function sendAnnouncement(
  tx: Tx,
  services: Services,
  { key, customer, texts, at }: Announcement,
): Promise<Sent | 'taken' | undefined> {
  requireEnglish(texts);
  const checked = checkTexts(texts);
  const hash = createHash('sha256')
    .update(canonical({ customer, texts: checked }))
    .digest();
  const recipients = customer === null ? [] : await lockOpen(tx, [customer]);
  if (customer !== null && recipients.length === 0) return undefined;
  const customers = customer === null ? await countOpen(tx) : 1;
  const isNew = await insertAnnouncement(tx, { key, hash, texts: customer === null ? checked : null, customers, at });
  if (!isNew) {
    const former = await findAnnouncement(tx, key);
    return former.hash.equals(hash) ? { customers: former.customers, repeated: true } : 'taken';
  }
  await give(tx, services, checked, recipients);
  return { customers, repeated: false };
}

/**
 * Gives an announcement to its next customers, and saves how far it came in the same transaction: a server that is killed leaves
 * nobody out, and nobody gets it twice.
 */
export async function sendBatch(
  tx: Tx,
  services: Services,
  announcement: OpenAnnouncement,
  size: number,
): Promise<void> {
  const ids = await nextCustomers(tx, announcement, size);
  const last = ids.at(-1);
  if (last === undefined) return finishAnnouncement(tx, announcement, services.clock());
  await give(tx, services, announcement.texts, await lockOpen(tx, ids));
  await saveReached(tx, announcement, last);
}
