/**
 * A process for tests to kill: another server's jobs at the counters, on the database whose configuration it is given. Prints
 * a line when it begins. Half of the orders are paid by the other party.
 */
import { createHash } from 'node:crypto';
import { transact } from '#server/db/transact';
import { startCounterJobs } from '#server/domains/counters/jobs';
import { lockOldestWaiting } from '#server/domains/counters/order-store';
import { completeOrder, refundOrder } from '#server/domains/counters/settle-order';
import { plain } from '../counters/support.ts';
import { jobServices } from './job-services.ts';

const services = jobServices();
const { db } = services;

// The database may go away under it, as under any server.
startCounterJobs(services, () => {});

/** The same choice whichever process makes it. */
const isPaid = (sn: string): boolean => (createHash('sha256').update(sn).digest()[0] ?? 0) % 2 === 0;

async function settleOne(): Promise<boolean> {
  return transact(db, async (tx) => {
    const at = services.clock();
    const order = await lockOldestWaiting(tx, { createdBy: plain.createdBy, acceptedBefore: at, at });
    if (order) await (isPaid(order.sn) ? completeOrder : refundOrder)(tx, services, order, at);
    return order !== undefined;
  });
}

console.log('working');
for (;;) {
  const did = await settleOne().catch(() => false);
  if (!did) await new Promise((resolve) => setTimeout(resolve, 20));
}
