import { useSyncExternalStore } from 'react';
import { createStore, useStore } from './store.ts';

/** What is known about the server. `lost`: something failed, and nobody has checked yet whether the server is there. */
export const serverStore = createStore<'reached' | 'lost' | 'unreachable'>({ initial: 'reached' });

/** To be called when the server answered. */
export const markReached = (): void => serverStore.set('reached');

/** To be called when the server did not answer. */
export const markLost = (): void => {
  if (serverStore.get() === 'reached') serverStore.set('lost');
};

const patienceMs = 5000;

/** Asks the server whether it works. */
export async function probe(): Promise<boolean> {
  const isThere = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    // Not any 200: networks with a login page answer everything with their own.
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

/** `offline`: the device has no network. `unreachable`: it has one, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** How the app is connected; a server renders as if all were well. */
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
