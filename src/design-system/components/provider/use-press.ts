import { useLayoutEffect } from 'react';
import { pressable } from '../../theme/pressable.ts';

/** What a press at the element presses: itself, what it is within, or what its label is for. */
function pressedAt(element: Element): HTMLElement | null {
  const found = element.closest<HTMLElement>(`${pressable}, label`);
  if (found instanceof HTMLLabelElement && !found.matches(pressable))
    return found.control?.matches(pressable) ? found.control : null;
  return found;
}

/**
 * Marks what a finger presses with `data-pressed`, from the first touch on: browsers report `:active` of touch only
 * once they know that it isn't a scroll.
 */
export function usePress(): void {
  // Before the first paint, so that no touch is missed.
  useLayoutEffect(() => {
    let pressed: HTMLElement | null = null;
    const release = (): void => {
      pressed?.removeAttribute('data-pressed');
      pressed = null;
    };
    const press = ({ target, pointerType }: PointerEvent): void => {
      release();
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      pressed = pressedAt(target);
      pressed?.setAttribute('data-pressed', '');
    };
    const ended = new AbortController();
    // Captured, whoever stops the event.
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
