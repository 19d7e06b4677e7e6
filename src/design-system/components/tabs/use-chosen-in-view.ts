import { useEffect, useRef } from 'react';

/** Ref of a row that is scrolled sideways: brings what matches `selector` into its middle when `value` puts it out of sight. */
export function useChosenInView<Row extends HTMLElement>(selector: string, value: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const bring = (): void => {
      const chosen = row.current?.querySelector(selector)?.getBoundingClientRect();
      const view = row.current?.getBoundingClientRect();
      if (!chosen || !view || (chosen.left >= view.left && chosen.right <= view.right)) return;
      // Not scrollIntoView: that would move the page as well.
      row.current?.scrollBy({ left: (chosen.left + chosen.right - view.left - view.right) / 2 });
    };
    bring();
    // Letters that arrive later may be wider and push it out again.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(bring);
  }, [selector, value]);
  return row;
}
