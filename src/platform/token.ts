import type { CallName, RequestOf } from '#contract/index';
import { request } from './http.ts';
import { sessionStore, startSession } from './session.ts';
import { local } from './storage.ts';
import { withTokenLock } from './token-lock.ts';

type ReplacingName = Extract<CallName, 'POST user/refresh' | 'POST user/password'>;

/**
 * Makes a call that returns a new token and adopts it, in one tab at a time. `isNeeded` is checked once it is this tab's turn.
 * Throws ApiError.
 */
export async function replaceToken<Name extends ReplacingName>(
  name: Name,
  input: RequestOf<Name>,
  isNeeded = () => true,
): Promise<void> {
  await withTokenLock(async () => {
    // Another tab may have replaced it in the meantime.
    sessionStore.refresh();
    const { token } = sessionStore.get();
    if (token === null || !isNeeded()) return;
    const session = await request<ReplacingName>(name, input, { replacesToken: true });
    // Skip it after a logout or another login.
    sessionStore.refresh();
    if (sessionStore.get().token === token) startSession(session);
  });
}

const hourMs = 3_600_000;

/** When the token was first seen, as `<its beginning> <milliseconds since 1970>`, for all tabs. */
const seenKey = 'own:token-seen';

function isDue(): boolean {
  const { token } = sessionStore.get();
  if (token === null) return false;
  const beginning = token.slice(0, 8);
  const [seen, time] = (local.read(seenKey) ?? '').split(' ');
  const age = Date.now() - Number(time);
  // Ignore a clock that was set back.
  if (seen === beginning && age >= 0) return age >= 24 * hourMs;
  local.write(seenKey, `${beginning} ${Date.now()}`);
  return false;
}

function refreshToken(): void {
  if (document.visibilityState !== 'visible' || !isDue()) return;
  replaceToken('POST user/refresh', {}, isDue).catch(() => {});
}

/**
 * Replaces the token once it is a day old: at start, when the app returns to the foreground or online, and while it stays
 * open. A lost response costs nothing: the server accepts the old token until it sees the new one, and returns the same new
 * one again. Returns the function that stops.
 */
export function keepTokenFresh(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  refreshToken();
  document.addEventListener('visibilitychange', refreshToken, { signal });
  window.addEventListener('pageshow', refreshToken, { signal });
  window.addEventListener('online', refreshToken, { signal });
  const timer = setInterval(refreshToken, hourMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stop.abort();
}
