import { statusParts } from '#contract/transparency-status';
import { transact } from '../../db/transact.ts';
import { isUnavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { probe, type Probes } from './probe-parts.ts';
import { hasMinute, minuteOf, type Sample, storeSamples } from './status-store.ts';

/** What is kept while the database is away: six hours. Older minutes are lost, and shown as not measured. */
const KEPT = 360 * statusParts.length;
const STORED_TOGETHER = 200;

/**
 * Returns a function that measures the parts once in each minute, unless another server did, and stores what it found as soon
 * as the database takes it. A part that doesn't answer for `patience` milliseconds is failing. `onError` gets why, when it
 * begins to.
 */
export function statusTaker(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  probes: Probes,
  onError: (error: unknown) => void,
  patience = 5_000,
): () => Promise<void> {
  let waiting: Sample[] = [];
  let latest: number | undefined;
  const failing = new Set<string>();

  const measure = async (part: Sample['part'], minute: Date): Promise<Sample[]> => {
    const run = probes[part];
    if (!run) return [];
    try {
      await probe(part, run, patience);
      failing.delete(part);
      return [{ part, minute, working: true }];
    } catch (error) {
      if (!failing.has(part)) onError(error);
      failing.add(part);
      return [{ part, minute, working: false }];
    }
  };

  const store = async (minute: Date): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, STORED_TOGETHER);
      try {
        await transact(db, (tx) => storeSamples(tx, some, clock()));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        // It answers, but takes nothing.
        waiting = waiting.map((sample) =>
          sample.part === 'database' && sample.minute.getTime() === minute.getTime()
            ? { ...sample, working: false }
            : sample,
        );
        return;
      }
      waiting = waiting.slice(some.length);
    }
  };

  return async () => {
    const minute = new Date(minuteOf(clock()));
    if (latest !== minute.getTime()) {
      const isTaken = await hasMinute(db, minute).catch(() => false);
      latest = minute.getTime();
      if (!isTaken) {
        const samples = await Promise.all(statusParts.map((part) => measure(part, minute)));
        waiting = [...waiting, ...samples.flat()].slice(-KEPT);
      }
    }
    await store(minute);
  };
}
