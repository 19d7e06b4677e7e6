import { request } from './http.ts';
import { replaceSession, sessionStore, tokenAge } from './session.ts';
import { replacingToken } from './token-lock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const isDue = (): boolean => sessionStore.get().token !== null && tokenAge() >= dayMs;

async function refreshToken(): Promise<void> {
  if (!isDue() || document.visibilityState !== 'visible') return;
  await replacingToken(async () => {
    // Another tab may have done it while this one waited.
    sessionStore.refresh();
    const { token } = sessionStore.get();
    if (token === null || !isDue()) return;
    replaceSession(token, await request('POST user/refresh', {}, { replacesToken: true }));
  });
}

/**
 * Replaces the token once it is a day old: at the start, when the app comes back into view or online, and while it stays open.
 * An answer that is lost on its way costs nothing: the server takes the old token until it sees the new one, and gives the same
 * new one when it is asked again.
 */
export function keepTokenFresh(): void {
  const refresh = (): void => void refreshToken().catch(() => {});
  refresh();
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('pageshow', refresh);
  window.addEventListener('online', refresh);
  setInterval(refresh, hourMs);
}
