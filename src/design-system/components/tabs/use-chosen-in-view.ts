import { useEffect, useRef } from 'react';

/** Ref of a row that is scrolled sideways: brings what matches `selector` into its middle when `value` puts it out of sight. */
export function useChosenInView<Row extends HTMLElement>(selector: string, value: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(selector);
    if (!chosen) return undefined;
    const bring = (): void => {
      const { left, right } = chosen.getBoundingClientRect();
      const view = row.current?.getBoundingClientRect();
      if (!view || (left >= view.left && right <= view.right)) return;
      // Not scrollIntoView: that would move the page as well.
      row.current?.scrollBy({ left: (left + right - view.left - view.right) / 2 });
    };
    // At once, and again when letters that arrive later are wider and push it out.
    const observer = new ResizeObserver(bring);
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [selector, value]);
  return row;
}
