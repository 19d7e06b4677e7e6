import { useEffect, useRef } from 'react';

/** Returns the ref of a horizontally scrolling row. Centers what matches `selector` when `value` moves it out of view. */
export function useChosenInView<Row extends HTMLElement>(selector: string, value: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const container = row.current;
    const chosen = container?.querySelector(selector);
    if (!container || !chosen) return undefined;
    const bring = (): void => {
      const { left, right } = chosen.getBoundingClientRect();
      const view = container.getBoundingClientRect();
      if (left >= view.left && right <= view.right) return;
      // Not scrollIntoView, which would scroll the page as well.
      container.scrollBy({ left: (left + right - view.left - view.right) / 2 });
    };
    // Immediately, and again when late fonts change widths.
    const observer = new ResizeObserver(bring);
    for (const element of [container, ...container.children, chosen]) observer.observe(element);
    // Who is in the row already is not moved away from where they are.
    const stop = (): void => observer.disconnect();
    container.addEventListener('focusin', stop);
    return () => {
      container.removeEventListener('focusin', stop);
      stop();
    };
  }, [selector, value]);
  return row;
}
