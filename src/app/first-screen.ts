import { useEffect, useState } from 'react';
import { createStore, useStore } from '#platform/store';

const shownPath = createStore<string | null>({ initial: null });

/** To be called by each screen that shows. */
export const screenShown = (path: string): void => shownPath.set(path);

/** The path whose screen shows; while the next one loads still that of the screen before. */
export const useShownPath = (): string | null => useStore(shownPath);

/** Even a busy device gets there: what waits says, among other things, that there is no connection. */
const patienceMs = 2000;

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: patienceMs });
  else queueMicrotask(work);
}

/** True once the first screen was painted and the browser has time for what can wait. */
export function useIsIdle(): boolean {
  const shown = useShownPath() !== null;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => whenIdle(() => setIdle(true)), 0);
    return () => clearTimeout(timer);
  }, [shown]);
  return isIdle;
}
