import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels that the indicator has to come down. */
export const enough = 72;
/** It follows more slowly than the finger, and never further than this. */
const resistance = 0.5;
const furthest = 96;

/** Returns how far the content was pulled down by a finger; calls `onPull` when released beyond the threshold. */
export function usePull(enabled: boolean, onPull: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const release = useEffectEvent((distance: number) => {
    setPulled(0);
    if (distance >= enough) onPull();
  });
  // Before the first touch can arrive.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !enabled) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let start: Touch | null = null;
    let distance = 0;
    const begin = ({ touches, target }: TouchEvent): void => {
      // A second finger gives the pull up.
      if (distance > 0) setPulled(0);
      distance = 0;
      start = touches.length === 1 && scrollY <= 0 && !isScrolled(target, element) ? (touches[0] ?? null) : null;
    };
    const move = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const across = Math.abs(touch.clientX - start.clientX);
      // Scrolling on, or swiping a carousel: leave this touch to the browser.
      if (distance === 0 && (down < 0 || across > down)) {
        start = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      distance = Math.min(furthest, Math.max(0, down * resistance));
      setPulled(distance);
    };
    const end = (): void => {
      if (start) release(distance);
      start = null;
    };
    const cancel = (): void => {
      start = null;
      setPulled(0);
    };
    element.addEventListener('touchstart', begin, { passive: true, signal });
    element.addEventListener('touchmove', move, { passive: false, signal });
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', cancel, { signal });
    return () => {
      ended.abort();
      setPulled(0);
    };
  }, [enabled]);
  return { area, pulled };
}

/** Whether something inside is scrolled, which the finger scrolls back first. */
function isScrolled(target: EventTarget | null, area: Element): boolean {
  for (let each = target instanceof Element ? target : null; each && each !== area; each = each.parentElement)
    if (each.scrollTop > 0) return true;
  return false;
}
