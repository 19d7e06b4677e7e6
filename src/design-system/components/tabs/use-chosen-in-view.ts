import { useEffect, useRef } from 'react';

/** Ref of a row that is scrolled sideways: brings what matches `selector` into its middle each time `value` changes. */
export function useChosenInView<Row extends HTMLElement>(selector: string, value: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(selector);
    // Not scrollIntoView: that would move the page as well.
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 });
  }, [selector, value]);
  return row;
}
