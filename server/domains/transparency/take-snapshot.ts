import { randomBytes } from 'node:crypto';
import { disableTimeouts, transact, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { DAY_MS, MINUTE_MS } from '../../time.ts';
import { buildTree } from './liability-tree.ts';
import { hasSnapshot, openSnapshot, readTotals, storeTree } from './snapshot-store.ts';

/** Milliseconds between two snapshots: a day, and five minutes in the sandbox. */
export const snapshotInterval = ({ mode }: Settings): number => (mode === 'sandbox' ? 5 * MINUTE_MS : DAY_MS);

/** For how many milliseconds a snapshot's proofs can be asked for. */
export const proofsKept = ({ mode }: Settings): number => (mode === 'sandbox' ? DAY_MS : 30 * DAY_MS);

/** Takes the snapshot that is due, unless it was taken already. */
export async function takeDueSnapshot({ db, clock, settings }: Services): Promise<void> {
  const takenAt = clock();
  const interval = snapshotInterval(settings);
  const dueAt = new Date(Math.floor(takenAt.getTime() / interval) * interval);
  if (await hasSnapshot(db, dueAt)) return;
  const take = async (tx: Tx): Promise<void> => {
    // Of many customers it takes longer than a request may.
    await disableTimeouts(tx);
    const snapshot = await openSnapshot(tx, dueAt, takenAt);
    if (snapshot === undefined) return;
    for (const { currency, assets, balances } of await readTotals(tx)) {
      // In random order, so that neighbors say nothing about when an account was opened.
      const leaves = balances
        .map(({ customer, balance }) => ({ account: customer, nonce: randomBytes(32).toString('hex'), balance }))
        .toSorted((a, b) => (a.nonce < b.nonce ? -1 : 1));
      await storeTree(tx, snapshot, { currency, assets, leaves, levels: await buildTree(leaves) });
    }
  };
  await transact(db, take, 'repeatable read');
}
