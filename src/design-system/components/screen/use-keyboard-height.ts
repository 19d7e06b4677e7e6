import { useCallback } from 'react';
import { keyboardHeight } from './bar-heights.css.ts';

/**
 * Returns the ref of a panel. Sets how much of the window an on-screen keyboard covers, where the page doesn't shrink
 * (iOS).
 */
export function useKeyboardHeight() {
  return useCallback((panel: HTMLElement | null) => {
    const viewport = window.visualViewport;
    if (!panel || !viewport) return undefined;
    const measure = (): void => {
      // Pinch zoom shrinks it too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      panel.style.setProperty(keyboardHeight, `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    const ended = new AbortController();
    viewport.addEventListener('resize', measure, ended);
    viewport.addEventListener('scroll', measure, ended);
    return () => ended.abort();
  }, []);
}
