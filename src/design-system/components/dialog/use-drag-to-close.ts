import { useEffect, useRef, type PointerEvent } from 'react';
import { breakpoints } from '../../tokens/index.ts';

/** Pixels per millisecond of a flick that closes, however short. */
const flick = 0.5;
/** Share of the height to drag a sheet down to close it. */
const enough = 1 / 3;

/**
 * Handlers for dragging a sheet down by its head: it follows the finger and snaps back if released too early. Not on
 * wide screens, where a sheet is centered, nor while its content is scrolled.
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
      // Close from the current position, unless the caller keeps it open.
      requestAnimationFrame(() => panel.dataset.state === 'open' && back());
    };
    const cancel = (): void => {
      end();
      back();
    };
    // On the window, so that the drag continues when the finger leaves the head.
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
  };
  return { onPointerDown };
}
