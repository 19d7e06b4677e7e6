import { useCallback } from 'react';
import { measuredHeight } from './bar-heights.css.ts';

/** Returns the ref of a bar. Publishes its height, which depends on text size and language, on the root. */
export function useBarHeight(bar: keyof typeof measuredHeight) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      // Reading it from the element would lay out the page again after another bar has published its own.
      const observer = new ResizeObserver(([entry]) => {
        const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
        style.setProperty(measuredHeight[bar], `${height}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(measuredHeight[bar]);
      };
    },
    [bar],
  );
}
