import { useCallback } from 'react';
import { barHeight } from './bar-heights.css.ts';

/** Returns the ref of a bar. Publishes its height, which depends on text size and language, on the root. */
export function useBarHeight(bar: keyof typeof barHeight) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(barHeight[bar], `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(barHeight[bar]);
      };
    },
    [bar],
  );
}
