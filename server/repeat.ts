import { type Db, transact, type Tx } from './db/transact.ts';

/** What has failed, which is left out, and who is told what is tried next. */
export interface Attempts {
  readonly failed: ReadonlySet<string>;
  begin(id: string): void;
}

interface RepeatOptions {
  readonly onError: (error: unknown) => void;
  readonly isStopped?: () => boolean;
}

/**
 * Repeats one transaction until it returns that nothing is left to do. One piece that fails doesn't keep the others waiting.
 * Returns how many pieces were done. Throws what fails before a piece begins, such as without the database.
 */
export async function repeat(
  db: Db,
  work: (tx: Tx, attempts: Attempts) => Promise<boolean>,
  { onError, isStopped = () => false }: RepeatOptions,
): Promise<number> {
  const failed = new Set<string>();
  let id: string | undefined;
  const attempts = { failed, begin: (next: string) => void (id = next) };
  let count = 0;
  while (!isStopped()) {
    id = undefined;
    try {
      if (!(await transact(db, (tx) => work(tx, attempts)))) break;
      count += 1;
    } catch (error) {
      // Going on with a piece that failed before would never end.
      if (id === undefined || failed.has(id)) throw error;
      failed.add(id);
      onError(error);
    }
  }
  return count;
}
