/**
 * The browser's storage, which may be missing (on the server), blocked (private mode, policy) or full: reads then return null
 * and writes are kept in memory for the lifetime of the page.
 */
type Area = 'localStorage' | 'sessionStorage';

/** Replaces blocked storage for the lifetime of the page. */
const memory = new Map<string, string>();

/** Throws where it is blocked. */
const area = (name: Area): Storage | undefined => (typeof window === 'undefined' ? undefined : window[name]);

function removeStored(name: Area, key: string): void {
  try {
    area(name)?.removeItem(key);
  } catch {
    // Blocked: nothing to remove.
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
        // What is stored under it would be read instead.
        removeStored(name, key);
        memory.set(slot(key), value);
      }
    },
    remove(key: string): void {
      memory.delete(slot(key));
      removeStored(name, key);
    },
    /** Returns every key with this prefix. */
    keys(prefix: string): string[] {
      const kept = [...memory.keys()]
        .filter((key) => key.startsWith(slot(prefix)))
        .map((key) => key.slice(name.length + 1));
      try {
        return [...kept, ...Object.keys(area(name) ?? {}).filter((key) => key.startsWith(prefix))];
      } catch {
        return kept;
      }
    },
    /** Removes every key with this prefix. */
    removeAll(prefix: string): void {
      for (const key of [...memory.keys()]) if (key.startsWith(slot(prefix))) memory.delete(key);
      try {
        const storage = area(name);
        for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key);
      } catch {
        // Blocked: nothing to remove.
      }
    },
  };
}

/** Kept until the customer clears it, shared by all tabs. */
export const local = store('localStorage');

/** Kept for this tab, across reloads. */
export const tab = store('sessionStorage');

/** Parses stored JSON; null when there is none or it has another shape. */
export function parseStored<T>(text: string | null, isWhole: (value: unknown) => value is T): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWhole(value) ? value : null;
  } catch {
    return null;
  }
}
