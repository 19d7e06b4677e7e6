import { useEffect, useState } from 'react';
import { createStore, useStore } from '#platform/store';

const shownPath = createStore<string | null>({ initial: null });

/** To be called by each screen that shows. */
export const screenShown = (path: string): void => shownPath.set(path);

/** The path whose screen shows; while the next one loads still that of the screen before. */
export const useShownPath = (): string | null => useStore(shownPath);

/** True once the first screen was painted and the browser has time for what can wait. */
export function useIsIdle(): boolean {
  const shown = useShownPath() !== null;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => (window.requestIdleCallback ?? queueMicrotask)(() => setIdle(true)), 0);
    return () => clearTimeout(timer);
  }, [shown]);
  return isIdle;
}
