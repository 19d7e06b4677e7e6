import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { expectNothing, type ReadName } from './swr.ts';

/** `all`: every mounted read. */
type Names = readonly ReadName[] | 'all';

/** Returns a filter for `mutate`: whether a key belongs to one of these calls. */
function ofCalls(names: readonly ReadName[]): (key: unknown) => boolean {
  const isOne = (name: unknown): boolean => (names as readonly unknown[]).includes(name);
  return (key) => Array.isArray(key) && isOne(key[0]);
}

type Listener = (names: Names) => void;

// SWR's filtered `mutate` skips paged lists, so they listen here.
const lists = new Set<Listener>();

/** Fetches calls again wherever they are shown, with every query. */
export function useRefresh(): (names: Names) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (names) => {
      expectNothing();
      for (const listener of [...lists]) listener(names);
      await mutate(names === 'all' ? () => true : ofCalls(names));
    },
    [mutate],
  );
}

/** Connects a paged list to `useRefresh`. */
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
