import { markLost, probe, serverStore } from './connection.ts';

const firstMs = 1000;
const maxDelayMs = 10_000;

/**
 * Checks the server after a failed request, and polls until it answers. Calls `onBack` when it answers after it was
 * unreachable, or after the device was offline. Returns the function that stops.
 */
export function keepConnection(onBack: () => void): () => void {
  let timer: number | undefined;
  let failures = 0;
  let isChecking = false;
  let wasGone = false;
  let isStopped = false;

  const checkLater = (): void => {
    clearTimeout(timer);
    // Exponential backoff with jitter.
    const delay = Math.min(maxDelayMs, firstMs * 2 ** failures) * (0.5 + Math.random());
    timer = window.setTimeout(() => void check(), delay);
    failures += 1;
  };
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    const isThere = await probe();
    isChecking = false;
    if (!isThere && !isStopped) checkLater();
  };
  const follow = (): void => {
    const server = serverStore.get();
    if (server === 'lost') void check();
    if (server === 'unreachable') {
      wasGone = true;
      if (!isChecking) checkLater();
    }
    if (server === 'reached') {
      clearTimeout(timer);
      failures = 0;
      if (wasGone) onBack();
      wasGone = false;
    }
  };
  const checkNow = (): void => {
    if (document.visibilityState === 'visible' && serverStore.get() !== 'reached') void check();
  };

  // What changed meanwhile is unknown even when no request failed.
  const onOnline = (): void => {
    wasGone = true;
    markLost();
    checkNow();
  };

  const stopFollowing = serverStore.subscribe(follow);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', checkNow);
  follow();
  return () => {
    isStopped = true;
    stopFollowing();
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', checkNow);
  };
}
