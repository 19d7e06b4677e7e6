import { useEffect, useState } from 'react';
import { createStore, useStore } from '#platform/store';

const isShown = createStore<boolean>({ initial: false });

/** To be called by each screen that shows. */
export const screenShown = (): void => isShown.set(true);

/** True once the first screen was painted and the browser has time for what can wait. */
export function useIsIdle(): boolean {
  const shown = useStore(isShown);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => (window.requestIdleCallback ?? queueMicrotask)(() => setIdle(true)), 0);
    return () => clearTimeout(timer);
  }, [shown]);
  return isIdle;
}
