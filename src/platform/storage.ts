/**
 * The browser's storage, which may be missing (on the server), blocked (private mode, policy) or full:
 * reading then gives null and writing is given up, so that the app works on for the length of the page.
 */
type Area = 'localStorage' | 'sessionStorage';

/** Stands in for a blocked area, so that at least this page keeps what it wrote. */
const memory = new Map<string, string>();

function area(name: Area): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

function store(name: Area) {
  const slot = (key: string): string => `${name}:${key}`;
  return {
    read(key: string): string | null {
      try {
        return area(name)?.getItem(key) ?? memory.get(slot(key)) ?? null;
      } catch {
        return memory.get(slot(key)) ?? null;
      }
    },
    write(key: string, value: string): void {
      if (typeof window === 'undefined') return;
      try {
        area(name)?.setItem(key, value);
        memory.delete(slot(key));
      } catch {
        memory.set(slot(key), value);
      }
    },
    remove(key: string): void {
      memory.delete(slot(key));
      try {
        area(name)?.removeItem(key);
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
    /** Removes every key that begins so. */
    removeAll(prefix: string): void {
      for (const key of [...memory.keys()]) if (key.startsWith(slot(prefix))) memory.delete(key);
      try {
        const its = area(name);
        for (const key of Object.keys(its ?? {})) if (key.startsWith(prefix)) its?.removeItem(key);
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
  };
}

/** Kept until the customer clears it, shared by all tabs. */
export const local = store('localStorage');

/** Kept for this tab, over reloads. */
export const tab = store('sessionStorage');

/** Parses what was stored as JSON; null when there is nothing or something else wrote it. */
export function parseStored<T>(text: string | null, isWhole: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWhole(value) ? value : null;
  } catch {
    return null;
  }
}
