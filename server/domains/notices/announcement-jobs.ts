import { transact } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { sendBatch } from './send-announcement.ts';

const POLL_MS = 1000;
/** Customers a second: all who are online read their notices again, and each email is sent at once. */
const BATCH = 50;

/**
 * Sends announcements to all customers, a batch at a time. It polls the database, so a restart loses no work, and locks rows, so
 * several servers send each once. Returns a function that stops this and waits for running work.
 */
export const startAnnouncementJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll(() => transact(services.db, (tx) => sendBatch(tx, services, BATCH)).catch(onError), POLL_MS);
