import { useCallback } from 'react';
import { keyboardHeight } from './dialog.css.ts';

/** Ref of a panel: says how much of the window a keyboard on the screen covers where the page is not made smaller (iOS). */
export function useKeyboardHeight() {
  return useCallback((panel: HTMLElement | null) => {
    const viewport = window.visualViewport;
    if (!panel || !viewport) return undefined;
    const name = keyboardHeight.slice('var('.length, -1);
    const measure = (): void => {
      // Zoomed in by two fingers, it is smaller too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      panel.style.setProperty(name, `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    const ended = new AbortController();
    viewport.addEventListener('resize', measure, ended);
    viewport.addEventListener('scroll', measure, ended);
    return () => ended.abort();
  }, []);
}
