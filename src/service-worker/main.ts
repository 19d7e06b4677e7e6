import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { type ExtendableEvent, installPush, type PushScope } from './push.ts';

/** What the build knows, see scripts/vite/service-worker.ts. */
declare const RELEASE: {
  /** Changes with the app's page. */
  page: string;
  /** The script that the page starts with. */
  entry: string;
  /** Paths of the files that an offline start needs. */
  files: string[];
};

const worker = globalThis as unknown as PushScope & { skipWaiting(): Promise<void> };

// The one that starts the app anywhere: others are rendered for one address and one moment.
const page = '/shell';
/** After this long, a slow network counts as none. */
const patienceSeconds = 4;

setCacheNameDetails({ prefix: 'florin' });

// Their names carry a hash of their content, so they never change. Those of earlier releases stay until they are the
// longest unused, so that a tab with old code still finds them.
const files = new CacheFirst({
  cacheName: 'florin-static',
  plugins: [new ExpirationPlugin({ maxEntries: 700, purgeOnQuotaError: true })],
});
const isFile = (path: string): boolean => path.startsWith('/static/');

worker.addEventListener('install', (event) => {
  // A failed install is tried again later. Without one of these files, this worker couldn't start the app offline.
  const fetched = RELEASE.files.map(async (path) => {
    const { ok, status } = await files.handle({ request: new Request(path), event: event as never });
    if (!ok) throw new Error(`${path} answered ${status}`);
  });
  (event as ExtendableEvent).waitUntil(Promise.all(fetched));
});

// The page comes from the network, so that its security headers and release are the newest. Its copy stands in while the
// server is away, slow, or failing. Nothing else is ever cached: no call, no upload, nothing that is a customer's.
precache([{ url: page, revision: RELEASE.page }]);
const network = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const response = await network.handle(options).catch(() => undefined);
      if (response && response.status < 500) return response;
      return (await matchPrecache(page)) ?? response ?? Response.error();
    },
    { denylist: [/^\/(api|healthz|livez|uploads|operator|socket\.io|static)(\/|$|\?)/, /^[^?]*\.[^/?]*(\?|$)/] },
  ),
);
addRoute();

registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url.pathname), files);

worker.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ type?: unknown; entry?: unknown; files?: unknown } | null>;
  // A page of this release started, or the customer asked for it.
  if (data?.type === 'activate' && (data.entry === undefined || data.entry === RELEASE.entry)) {
    (event as MessageEvent & ExtendableEvent).waitUntil(worker.skipWaiting());
  }
  // What the first page had loaded before this worker took over.
  if (data?.type === 'keep' && Array.isArray(data.files)) {
    const loaded = data.files.filter((path): path is string => typeof path === 'string' && isFile(path));
    const kept = loaded.map((path) =>
      files.handle({ request: new Request(path), event: event as never }).catch(() => undefined),
    );
    (event as MessageEvent & ExtendableEvent).waitUntil(Promise.all(kept));
  }
});

clientsClaim();
installPush(worker);
