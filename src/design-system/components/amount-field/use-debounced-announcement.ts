import { useEffect, useState, type ReactNode } from 'react';

const delayMs = 1000;

/**
 * What a screen reader announces about a value that is being typed: nothing while it changes, then the news once per
 * value. Later news about the same value, such as a new rate, isn't announced.
 */
export function useDebouncedAnnouncement(value: string, news: ReactNode): ReactNode {
  const [debounced, setDebounced] = useState(value);
  const [announced, setAnnounced] = useState<{ value: string; news: ReactNode }>({ value: '', news: null });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  if (debounced === value && announced.value !== value && news) setAnnounced({ value, news });
  return announced.value === value ? announced.news : null;
}
