/** Whether this browser shows pushes: `off` if it could, `denied` if the customer has blocked them. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export interface PushKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Undefined without a service worker, or in a browser whose service worker has no pushes. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'Notification' in window && 'PushManager' in window)) return undefined;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return found && 'pushManager' in found ? found : undefined;
}

export async function readPushState(): Promise<PushState> {
  const found = await registration();
  if (!found) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  // A browser without a push service rejects.
  return (await found.pushManager.getSubscription().catch(() => null)) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser with the server's public key. Call it from a press of the customer, and at
 * no other time. Returns null without permission. Throws if the browser's push service fails.
 */
export async function subscribeToPush(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const found = await registration();
  if (!found) throw new Error('there is no service worker');
  // The server doesn't use the one that is left: it has ended there, or was for another key.
  await unsubscribeFromPush();
  const { endpoint, keys } = (
    await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error('the browser gave no keys');
  return { endpoint, p256dh, auth };
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

/** Calls `open` with the id of a notice whose push was pressed while the app is open. Returns what ends it. */
export function onPressedPush(open: (id: string) => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listen = ({ data, ports }: MessageEvent<{ type?: unknown; id?: unknown } | null>): void => {
    if (data?.type !== 'notice' || typeof data.id !== 'string') return;
    open(data.id);
    ports[0]?.postMessage(true);
  };
  worker?.addEventListener('message', listen);
  return () => worker?.removeEventListener('message', listen);
}
