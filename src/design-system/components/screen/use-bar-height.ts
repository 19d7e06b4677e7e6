import { useCallback } from 'react';
import { measuredHeight } from './bar-heights.css.ts';

/** Returns the ref of a bar. Publishes its height, which depends on text size and language, on the root. */
export function useBarHeight(bar: keyof typeof measuredHeight) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(measuredHeight[bar], `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(measuredHeight[bar]);
      };
    },
    [bar],
  );
}
