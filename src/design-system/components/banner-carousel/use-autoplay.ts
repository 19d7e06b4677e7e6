import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { prefersReducedMotion } from '../../theme/reduced-motion.ts';

/** Tracks the visible slide and moves to the next one, unless the customer reads, touches or prefers reduced motion. */
export function useAutoplay(track: RefObject<HTMLUListElement | null>, count: number, interval: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(interval > 0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const paused = isHovered || isFocused;

  /** Where a turn that is still scrolling ends. */
  const turning = useRef<number | null>(null);

  const onScroll = () => {
    const list = track.current;
    const [first, second] = list?.children ?? [];
    if (!list || !first || !second) return;
    const distance = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
    const shown = Math.round(Math.abs(list.scrollLeft) / distance);
    if (shown === turning.current) turning.current = null;
    setCurrent(shown);
  };

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  // After the last comes the first, and before it the last.
  const turn = useCallback(
    (by: number): number => {
      const list = track.current;
      // Pressed twice, it turns twice.
      const target = ((turning.current ?? current) + by + count) % count;
      const slide = list?.children[target];
      // Not scrollIntoView, which would scroll the page as well.
      if (list && slide instanceof HTMLElement) {
        turning.current = target;
        list.scrollTo({
          left: slide.offsetLeft - list.offsetLeft,
          behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        });
      }
      return target;
    },
    [track, count, current],
  );
  useEffect(() => {
    if (!playing || paused || count < 2) return undefined;
    const timer = setTimeout(() => turn(1), interval);
    return () => clearTimeout(timer);
  }, [turn, playing, paused, count, interval]);

  const hoverHandlers = {
    onPointerEnter: () => {
      turning.current = null;
      setHovered(true);
    },
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
  return { current, turn, playing, toggle, onScroll, hoverHandlers, focusHandlers };
}
