import { loadNamespaces } from '#platform/i18n';
import { serviceWorkerAddress } from '#platform/trusted-types';
import { renderedWith } from './rendered.ts';
import { routes } from './routes.ts';

const checkMs = 3_600_000;

/** Waits until a worker is installed. Never resolves for one that fails. */
const installed = (worker: ServiceWorker): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === 'installed') resolve(worker);
    };
    worker.addEventListener('statechange', check);
    check();
  });

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have none
const tell = (worker: ServiceWorker, message: object): void => worker.postMessage(message);

/** The script that this page started with, which tells its release. */
const entry = (): string =>
  renderedWith()?.entry ??
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/').pathname;

/**
 * Lets the worker keep what this page loaded before it took over, and the texts of the tabs in this language. What a tab leads
 * to, such as an exchange, needs the server anyway.
 */
async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/static/'))
    .map(({ pathname }) => pathname);
  if (active) tell(active, { type: 'keep', files });
  await loadNamespaces([
    ...new Set(routes.flatMap(({ tabs, path, texts }) => (tabs && !path.includes(':') ? texts : []))),
  ]);
}

/**
 * Registers the service worker, which starts the app without a network, and calls `onReady` when a newer release waits, with
 * the function that switches to it. Returns the function that stops.
 */
export function followReleases(onReady: (reload: () => void) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !import.meta.env.PROD) return () => {};

  const announce = (waiting: ServiceWorker): void => {
    // A page of this very release: the worker takes over at once. Otherwise, it answers nothing and waits.
    tell(waiting, { type: 'activate', entry: entry() });
    setTimeout(() => {
      if (signal.aborted || waiting.state !== 'installed') return;
      onReady(() => {
        // Another tab has switched already: no change follows.
        if (waiting.state !== 'installed') return window.location.reload();
        serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        return tell(waiting, { type: 'activate' });
      });
    }, 1000);
  };
  const follow = async (): Promise<void> => {
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(serviceWorkerAddress(), {
      updateViaCache: 'none',
    });
    if (!registration || signal.aborted) return;
    const wait = async (): Promise<void> => {
      const worker = registration.waiting ?? registration.installing;
      // The first one replaces none.
      if (worker && serviceWorker.controller) announce(await installed(worker));
    };
    void wait();
    registration.addEventListener('updatefound', () => void wait(), { signal });
    const check = (): void => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    };
    const timer = setInterval(check, checkMs);
    document.addEventListener('visibilitychange', check, { signal });
    signal.addEventListener('abort', () => clearInterval(timer));
    await keepLoaded();
  };
  // Blocked, or without a network: the app works without it.
  follow().catch(() => {});
  return () => stop.abort();
}
