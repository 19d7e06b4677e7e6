import { useEffect, useRef, type PointerEvent } from 'react';
import { breakpoints } from '../../tokens/index.ts';

/** Pixels a millisecond: a flick that closes however short it was. */
const flick = 0.5;
/** The share of its height by which a sheet has to be pulled to close. */
const enough = 1 / 3;

/**
 * Handlers for the head of a sheet, by which it is pulled down and away: it follows the finger and snaps back when let go too
 * early. The button and Escape do the same. Not on wide screens, where it stands in the middle, nor while its content is scrolled.
 */
export function useDragToClose(enabled: boolean, close: () => void) {
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const onPointerDown = (down: PointerEvent<HTMLElement>): void => {
    const panel = down.currentTarget.closest<HTMLElement>('[role="dialog"]');
    const onControl = down.target instanceof Element && down.target.closest('a, button, input');
    if (!enabled || !panel || onControl || down.button !== 0 || !down.isPrimary) return;
    if (matchMedia(`(min-width: ${breakpoints.tablet})`).matches) return;
    if (down.currentTarget.nextElementSibling?.scrollTop !== 0) return;

    let last = { y: down.clientY, time: down.timeStamp };
    let speed = 0;
    const pulled = (at: { clientY: number }): number => Math.max(0, at.clientY - down.clientY);
    const end = (): void => {
      ending.current?.abort();
      delete panel.dataset.dragging;
    };
    const back = (): void => {
      panel.style.transform = '';
    };
    end();
    ending.current = new AbortController();
    const { signal } = ending.current;
    panel.dataset.dragging = '';
    const follow = (move: globalThis.PointerEvent): void => {
      if (move.timeStamp > last.time) speed = (move.clientY - last.y) / (move.timeStamp - last.time);
      last = { y: move.clientY, time: move.timeStamp };
      panel.style.transform = `translateY(${pulled(move)}px)`;
    };
    const release = (up: globalThis.PointerEvent): void => {
      end();
      if (pulled(up) < panel.offsetHeight * enough && speed < flick) {
        back();
        return;
      }
      close();
      // From where the finger left it; unless whoever was asked keeps it open.
      requestAnimationFrame(() => panel.dataset.state === 'open' && back());
    };
    const cancel = (): void => {
      end();
      back();
    };
    // On the window, so that a finger which leaves the head keeps hold of it.
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
  };
  return { onPointerDown };
}
