import { useEffect, useRef } from 'react';

/** Ref of a row that is scrolled sideways: brings what matches `selector` into its middle when `value` puts it out of sight. */
export function useChosenInView<Row extends HTMLElement>(selector: string, value: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const its = row.current;
    const chosen = its?.querySelector(selector);
    if (!its || !chosen) return undefined;
    const bring = (): void => {
      const { left, right } = chosen.getBoundingClientRect();
      const view = its.getBoundingClientRect();
      if (left >= view.left && right <= view.right) return;
      // Not scrollIntoView: that would move the page as well.
      its.scrollBy({ left: (left + right - view.left - view.right) / 2 });
    };
    // At once, and again when letters that arrive later are wider: its own, or those of what stands before it.
    const observer = new ResizeObserver(bring);
    for (const element of [its, ...its.children, chosen]) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, value]);
  return row;
}
