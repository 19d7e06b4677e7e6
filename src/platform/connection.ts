import { useSyncExternalStore } from 'react';
import { createStore, useStore } from './store.ts';

/** What is known about the server. `lost`: a request failed, and the server has not been checked yet. */
export const serverStore = createStore<'reached' | 'lost' | 'unreachable'>({ initial: 'reached' });

/** Call when the server answered. */
export const markReached = (): void => serverStore.set('reached');

/** Call when the server did not answer. */
export const markLost = (): void => {
  if (serverStore.get() === 'reached') serverStore.set('lost');
};

const patienceMs = 5000;

/** Checks whether the server works. */
export async function probe(): Promise<boolean> {
  const isThere = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    // Not just any 200: captive portals answer every request.
    .then(async (response) => response.ok && ((await response.json()) as { ok?: unknown }).ok === true)
    .catch(() => false);
  serverStore.set(isThere ? 'reached' : 'unreachable');
  return isThere;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `offline`: the device has no network. `unreachable`: the server doesn't answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** Returns how the app is connected; `online` in server rendering. */
export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const server = useStore(serverStore);
  if (!isOnline) return 'offline';
  return server === 'unreachable' ? 'unreachable' : 'online';
}
