import { useEffect, useState, type RefObject } from 'react';

/** Which slide is in sight, and turning to the next one while nobody reads, touches or minds. */
export function useTurning(track: RefObject<HTMLUListElement | null>, count: number, interval: number) {
  const [current, setCurrent] = useState(0);
  const [turning, setTurning] = useState(interval > 0);
  const [held, setHeld] = useState(false);

  const watch = () => {
    const list = track.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setTurning(false);
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list || !turning || held || count < 2) return undefined;
    const timer = setTimeout(() => {
      const next = list.children[(current + 1) % count];
      // Not scrollIntoView: that would move the page as well.
      if (next instanceof HTMLElement) list.scrollTo({ left: next.offsetLeft - list.offsetLeft, behavior: 'smooth' });
    }, interval);
    return () => clearTimeout(timer);
  }, [track, turning, held, count, current, interval]);

  const holding = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { current, turning, setTurning, watch, holding };
}
