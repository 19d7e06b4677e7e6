import { useEffect, useState, type ReactNode } from 'react';

const restMs = 1000;

/**
 * What a screen reader is told of a value that is being typed: nothing while it changes, and then, once for each value,
 * what there is to say about it; rates that tick afterwards say no more.
 */
export function useSettled(value: string, news: ReactNode): ReactNode {
  const [settled, setSettled] = useState(value);
  const [told, setTold] = useState<{ value: string; news: ReactNode }>({ value: '', news: null });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  if (settled === value && told.value !== value && news) setTold({ value, news });
  return told.value === value ? told.news : null;
}
