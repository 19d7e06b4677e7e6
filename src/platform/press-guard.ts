import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

/** Long enough to see what a button does now, in milliseconds; a double tap is over by then. */
const settleMs = 700;

export interface PressGuard {
  /** What the element's buttons do has changed. */
  renew(): void;
  end(): void;
}

/**
 * Lets a press in an element count only if it begins a moment after the last change: an earlier one was meant for what was
 * there before. Meanwhile the buttons look as ever and keep the focus; assistive technology hears that they are unavailable.
 * `isNew`: whether the element itself takes the place of something else.
 */
export function guardPresses(element: HTMLElement, { isNew = true }: { isNew?: boolean } = {}): PressGuard {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isDown = false;
  // The press under way began too early, however long it lasts.
  let isStray = false;
  const renew = (): void => {
    clearTimeout(timer);
    isHeld = true;
    isStray = isDown;
    element.ariaDisabled = 'true';
    timer = setTimeout(() => {
      isHeld = false;
      element.ariaDisabled = null;
    }, settleMs);
  };
  const begin = (): void => {
    isDown = true;
    isStray = isHeld;
  };
  // A key that is held down clicks again and again, and is still one press.
  const beginKey = ({ repeat }: KeyboardEvent): void => {
    if (!repeat) begin();
  };
  const finish = (): void => {
    isDown = false;
  };
  const click = (event: Event): void => {
    if (isHeld || isStray) {
      event.preventDefault();
      event.stopPropagation();
    }
    isStray &&= isDown;
  };
  const ended = new AbortController();
  // Captured, so that no button hears of it before.
  const options = { capture: true, signal: ended.signal };
  element.addEventListener('pointerdown', begin, options);
  element.addEventListener('keydown', beginKey, options);
  element.addEventListener('click', click, options);
  for (const name of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(name, finish, options);
  if (isNew) renew();
  return {
    renew,
    end() {
      clearTimeout(timer);
      ended.abort();
    },
  };
}

/**
 * Returns the ref of an element whose buttons do something else whenever `shown` changes. `isNew`: whether the element takes the
 * place of something else when it appears.
 */
export function usePressGuard(shown: unknown, { isNew = true }: { isNew?: boolean } = {}): RefCallback<HTMLElement> {
  const guard = useRef<PressGuard>(undefined);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) guard.current?.renew();
    before.current = shown;
  }, [shown]);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const guarded = guardPresses(element, { isNew });
      guard.current = guarded;
      return () => guarded.end();
    },
    [isNew],
  );
}
