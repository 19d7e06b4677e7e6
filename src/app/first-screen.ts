import { startTransition, useEffect, useState } from 'react';
import { createStore, useStore } from '#platform/store';

const shownPath = createStore<string | null>({ initial: null });

/** Call when a screen has rendered. */
export const screenShown = (path: string): void => shownPath.set(path);

/** Calls back once the first screen has rendered. Returns a function that gives up waiting. */
export function whenShown(work: () => void): () => void {
  const stop = shownPath.subscribe(() => {
    stop();
    work();
  });
  if (shownPath.get() !== null) {
    stop();
    work();
  }
  return stop;
}

/** The path of the visible screen; while the next one loads, still the previous one. */
export const useShownPath = (): string | null => useStore(shownPath);

/** Busy devices must get there too: what waits includes the offline bar. */
const patienceMs = 2000;

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: patienceMs });
  else queueMicrotask(work);
}

/** True once the first screen is painted and the browser is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Not by rendering with the store: what the server rendered would have to come alive at once.
    const stop = whenShown(() => {
      timer = setTimeout(() => whenIdle(() => startTransition(() => setIdle(true))), 0);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
