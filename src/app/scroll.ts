import { useLayoutEffect, useRef } from 'react';
import { parseStored, tab } from '#platform/storage';
import { useShownLocation } from './shown-location.tsx';

const key = 'scroll-places';
/** How long a list may take to grow back to its former length. */
const patienceMs = 10_000;
const maxPlaces = 50;

const isPlaces = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2);

const readPlaces = (): Map<string, number> => new Map(parseStored(tab.read(key), isPlaces) ?? []);

function keepPlace(entry: string, top: number): void {
  const places = readPlaces();
  // Newest last, so that the oldest are dropped.
  places.delete(entry);
  places.set(entry, top);
  tab.write(key, JSON.stringify([...places].slice(-maxPlaces)));
}

/** Restores scroll positions after Back, Forward and reload, once the first screen shows. New pages: frame.tsx. */
export function useScrollPlaces(): void {
  const { location, type } = useShownLocation();
  const entry = location.key;
  const restored = useRef<string>(undefined);

  // Before the paint, and ended before the next page moves the window: what is kept is the place that was left.
  useLayoutEffect(() => {
    // Don't undo scrolling that happened before this code loaded, or while React hid what is around it.
    const isLate = restored.current === entry || (restored.current === undefined && window.scrollY > 0);
    restored.current = entry;
    const saved = type === 'POP' && !isLate ? (readPlaces().get(entry) ?? 0) : 0;
    if (type === 'POP' && !isLate) window.scrollTo(0, saved);
    const stopTrying = saved > 0 ? keepTrying(saved) : undefined;

    let top = saved;
    let pending: number | undefined;
    const keep = (): void => {
      clearTimeout(pending);
      pending = undefined;
      keepPlace(entry, top);
    };
    const onScroll = (): void => {
      top = window.scrollY;
      pending ??= window.setTimeout(keep, 100);
    };
    if (isLate) onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stopTrying?.();
      if (pending !== undefined) keep();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry, type]);
}

/** Retries until the page is long enough, or the customer scrolls. */
function keepTrying(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('pointerdown', stop);
    window.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('pointerdown', stop, { passive: true });
  window.addEventListener('keydown', stop);
  return stop;
}
