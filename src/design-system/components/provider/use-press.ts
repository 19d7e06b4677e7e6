import { useLayoutEffect } from 'react';

/** What a press at the element may press, a label with what it is for; theme/pressable.ts says what answers. */
function pressedAt(element: Element): (HTMLElement | null)[] {
  const found = element.closest<HTMLElement>('a, button, summary, select, input, label');
  return found instanceof HTMLLabelElement ? [found, found.control] : [found];
}

/**
 * Marks what a finger presses with `data-pressed`, from the first touch on: browsers report `:active` of touch only
 * once they know that it isn't a scroll.
 */
export function usePress(): void {
  // Before the first paint, so that no touch is missed.
  useLayoutEffect(() => {
    let pressed: (HTMLElement | null)[] = [];
    const mark = (isPressed: boolean): void => {
      for (const each of pressed) each?.toggleAttribute('data-pressed', isPressed);
    };
    const release = (): void => mark(false);
    const press = ({ target, pointerType }: PointerEvent): void => {
      release();
      pressed = pointerType !== 'mouse' && target instanceof Element ? pressedAt(target) : [];
      mark(true);
    };
    const ended = new AbortController();
    // Captured, so that nothing can stop the event before.
    const options = { capture: true, signal: ended.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => {
      ended.abort();
      release();
    };
  }, []);
}
