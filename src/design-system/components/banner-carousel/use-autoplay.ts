import { useCallback, useEffect, useState, type FocusEvent, type RefObject } from 'react';

/** Tracks the visible slide and moves to the next one, unless the customer reads, touches or prefers reduced motion. */
export function useAutoplay(track: RefObject<HTMLUListElement | null>, count: number, interval: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(interval > 0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const paused = isHovered || isFocused;

  const onScroll = () => {
    const list = track.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  // After the last comes the first, and before it the last.
  const turnTo = useCallback(
    (position: number) => {
      const list = track.current;
      const slide = list?.children[(position + count) % count];
      // Not scrollIntoView, which would scroll the page as well.
      if (list && slide instanceof HTMLElement)
        list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' });
    },
    [track, count],
  );
  useEffect(() => {
    if (!playing || paused || count < 2) return undefined;
    const timer = setTimeout(() => turnTo(current + 1), interval);
    return () => clearTimeout(timer);
  }, [turnTo, playing, paused, count, current, interval]);

  const hoverHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
  };
  const toggle = () => {
    setPlaying(!playing);
    // Asked for, although the focus is inside.
    setFocused(false);
  };
  const focusHandlers = {
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { current, turnTo, playing, toggle, onScroll, hoverHandlers, focusHandlers };
}
