import type { Cache } from 'swr';
import { keptReads } from './kept-reads.ts';
import { currentOwner, removeOthers, saveReads, type KeptRead } from './read-store.ts';
import { sessionStore } from './session.ts';
import { local } from './storage.ts';
import { fetchedAt } from './swr.ts';

/** A key as SWR spells it: the call's name first, the customer last. Of a list, with a prefix. */
const spelled = /^(?<list>\$inf\$)?@"(?<name>GET [^"]+)".*,"(?<owner>[^"]+)",$/su;

const isKept = (name: string): boolean => (keptReads as Readonly<Record<string, boolean>>)[name] === true;

/** The responses of a cache that may be kept for a customer. */
export function keepable(cache: Cache, owner: string): KeptRead[] {
  return [...cache.keys()].flatMap((key) => {
    const { list, name = '', owner: whose } = spelled.exec(key)?.groups ?? {};
    if (whose !== owner || !isKept(name)) return [];
    const data: unknown = cache.get(key)?.data;
    if (typeof data !== 'object' || data === null) return [];
    const first: unknown = list && Array.isArray(data) ? data[0] : data;
    const time = typeof first === 'object' && first !== null ? fetchedAt(first) : undefined;
    // Of a list, the first page is enough.
    return time === undefined ? [] : [{ key, time, data: list ? [first] : data }];
  });
}

/** What this device remembers for a customer outside of the reads. */
const ownPrefix = 'own:';

const soonMs = 3000;
const laterMs = 60_000;

/**
 * Keeps what was read, for a start without a network: shortly after the start, every minute while something new arrives, and
 * when the app is left; never at each price. Removes what belongs to another customer, also when a session ends. Returns the
 * function that stops.
 */
export function keepReads(cache: Cache): () => void {
  /** When what was saved had arrived, by key. */
  const saved = new Map<string, number>();
  const save = (): void => {
    const owner = currentOwner();
    const fresh = owner === undefined ? [] : keepable(cache, owner).filter(({ key, time }) => saved.get(key) !== time);
    // A page that is being closed may not get to the end, and come back.
    void saveReads(fresh).then((isKept) => {
      for (const { key, time } of isKept ? fresh : []) saved.set(key, time);
    });
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') save();
  };
  void removeOthers();
  let owner = currentOwner();
  // The session may have ended before this started.
  if (sessionStore.get().token === null) local.removeAll(ownPrefix);
  const stopFollowing = sessionStore.subscribe(() => {
    if (currentOwner() === owner) return;
    owner = currentOwner();
    saved.clear();
    void removeOthers();
    local.removeAll(ownPrefix);
  });
  const soon = setTimeout(save, soonMs);
  const timer = setInterval(save, laterMs);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', save);
  return () => {
    stopFollowing();
    clearTimeout(soon);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', save);
  };
}
