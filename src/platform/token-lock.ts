/**
 * Replacing the token is done by one tab at a time, and whoever finds the token refused waits until it is done. Browsers have
 * locks only on https and localhost; elsewhere the server's answer to two refreshes at once is the same anyway.
 */
const lock = 'token';

/** Browsers may suspend the tab that holds the lock. */
const longestMs = 25_000;

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Runs `work`, which replaces the token. */
export const replacingToken = <Result>(work: () => Promise<Result>): Promise<Result> => locks()?.request(lock, work) ?? work();

/** Resolves when no tab is replacing the token. */
export async function tokenReplaced(): Promise<void> {
  const signal = AbortSignal.timeout(longestMs);
  await locks()
    ?.request(lock, { mode: 'shared', signal }, () => {})
    .catch(() => {});
}
