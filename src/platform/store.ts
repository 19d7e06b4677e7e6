import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  /** The value now. On the server and before `read` ever ran: the initial value. */
  get(): T;
  set(next: T): void;
  /** Calls back after each change; answers the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Takes the value again from where it lives, after another tab may have changed it. */
  refresh(): void;
}

interface Source<T> {
  /** What a server renders, and what counts until the browser was asked. */
  initial: T;
  /** Reads the value from the browser, on first use. */
  read?: () => T;
  /** Keeps a new value in the browser. */
  write?: (value: T) => void;
}

/** Makes a store that touches the browser on first use only, never while a module loads. */
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

/** Follows a store from a component. */
export function useStore<T>(store: Store<T> & { initial: T }): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
