import { transact } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { lockUnfinished } from './announcement-store.ts';
import { sendBatch } from './send-announcement.ts';

const POLL_MS = 1000;
/** Customers a second: all who are online read their notices again, and each email is sent at once. */
const BATCH = 50;

/** How long an announcement that failed lets others go first. */
const REST_MS = 60_000;

/** Returns a function that sends the next batch. */
export function announcementSender(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const failedAt = new Map<string, number>();
  return async () => {
    const now = services.clock().getTime();
    const resting = [...failedAt].flatMap(([failed, at]) => (now - at < REST_MS ? [failed] : []));
    let key: string | undefined;
    try {
      await transact(services.db, async (tx) => {
        const announcement = await lockUnfinished(tx, resting);
        key = announcement?.key;
        if (announcement) await sendBatch(tx, services, announcement, BATCH);
      });
    } catch (error) {
      if (key !== undefined) failedAt.set(key, now);
      onError(error);
    }
  };
}

/**
 * Sends announcements to all customers, a batch at a time. It polls the database, so a restart loses no work, and locks rows, so
 * several servers send each once. Returns a function that stops this and waits for running work.
 */
export const startAnnouncementJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll(announcementSender(services, onError), POLL_MS);
