import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { ofCalls, type ReadName } from './swr.ts';

/** `all`: every read that shows. */
type Names = readonly ReadName[] | 'all';

type Listener = (names: Names) => void;

// SWR leaves lists that load page by page out of `mutate` with a filter, so they listen here.
const lists = new Set<Listener>();

/** Fetches calls anew, wherever they show, with every query. */
export function useRefresh(): (names: Names) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (names) => {
      for (const listener of [...lists]) listener(names);
      await mutate(names === 'all' ? () => true : ofCalls(names));
    },
    [mutate],
  );
}

/** Lets a paged list take part in `useRefresh`. */
export function useRefreshed(name: ReadName, again: () => void): void {
  useEffect(() => {
    const listener: Listener = (names) => {
      if (names === 'all' || names.includes(name)) again();
    };
    lists.add(listener);
    return () => {
      lists.delete(listener);
    };
  }, [name, again]);
}
