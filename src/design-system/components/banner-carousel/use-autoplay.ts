import { useEffect, useState, type RefObject } from 'react';

/** Tracks the visible slide and moves to the next one, unless the customer reads, touches or prefers reduced motion. */
export function useAutoplay(track: RefObject<HTMLUListElement | null>, count: number, interval: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(interval > 0);
  const [paused, setPaused] = useState(false);

  const onScroll = () => {
    const list = track.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list || !playing || paused || count < 2) return undefined;
    const timer = setTimeout(() => {
      const next = list.children[(current + 1) % count];
      // Not scrollIntoView, which would scroll the page as well.
      if (next instanceof HTMLElement) list.scrollTo({ left: next.offsetLeft - list.offsetLeft, behavior: 'smooth' });
    }, interval);
    return () => clearTimeout(timer);
  }, [track, playing, paused, count, current, interval]);

  const pauseHandlers = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return { current, playing, setPlaying, onScroll, pauseHandlers };
}
