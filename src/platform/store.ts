import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  /** The current value. On the server and before the first `read`: the initial value. */
  get(): T;
  set(next: T): void;
  /** Calls back after each change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reads the value again, after another tab may have changed it. */
  refresh(): void;
}

interface Source<T> {
  /** Used in server rendering and until the browser's value is read. */
  initial: T;
  /** Reads the value from the browser, on first use. */
  read?: () => T;
  /** Stores a new value in the browser. */
  write?: (value: T) => void;
}

/** Creates a store that touches the browser on first use, never on import. */
export function createStore<T>({ initial, read, write }: Source<T>): Store<T> & { initial: T } {
  const listeners = new Set<() => void>();
  let value = initial;
  let isRead = false;
  const load = (): T => {
    if (!isRead && typeof window !== 'undefined') {
      isRead = true;
      if (read) value = read();
    }
    return value;
  };
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    initial,
    get: load,
    set(next) {
      load();
      if (Object.is(next, value)) return;
      value = next;
      write?.(next);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      isRead = false;
      const before = value;
      if (!Object.is(load(), before)) tell();
    },
  };
}

/** Returns a store's value in a component. */
export function useStore<T>(store: Store<T> & { initial: T }): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
