import { useCallback, useState } from 'react';

/** Whether an element overflows its parent, which then scrolls and must be keyboard-focusable. */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    if (!element || !around) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.offsetHeight > around.clientHeight));
    observer.observe(element);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls] as const;
}
