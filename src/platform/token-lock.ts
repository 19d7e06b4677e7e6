/** Held by the tab that replaces the token. */
const name = 'token';

/** Missing outside HTTPS and localhost; the server returns the same token for simultaneous refreshes anyway. */
const locks = (): LockManager | undefined => navigator.locks;

/** Runs `work`, which replaces the token, in one tab at a time. */
export const withTokenLock = (work: () => Promise<void>): Promise<void> => locks()?.request(name, work) ?? work();

/** Resolves when no tab is replacing the token, or after the 25 s that it may take: browsers may suspend the tab. */
export async function tokenReplaced(): Promise<void> {
  await locks()
    ?.request(name, { mode: 'shared', signal: AbortSignal.timeout(25_000) }, () => {})
    .catch(() => {});
}
