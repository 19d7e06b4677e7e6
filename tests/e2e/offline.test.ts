import { createServer, request, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logIn, logOut, newPerson, register } from './steps.ts';
import { alive } from './support/alive.ts';
import { useBrowser } from './support/browser.ts';
import { demo } from './support/demo.ts';
import { journey, serverGone } from './support/journey.ts';
import { sessionOf } from './support/session.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

/** Everything that the device keeps of reads. */
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('florin');
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('reads').objectStore('reads').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

const workerRuns = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const age = (page: Page) => page.getByText(patternOf(t('common:state.age'))).first();
/** The demo customer's total, in US dollars: it moves with the market, which differs by date. No price of the market looks like it. */
const totalText = /2[2-9],\d{3}/;
const total = (page: Page) => page.getByText(totalText).first();
const wayIn = (page: Page) => page.getByRole('link', { name: t('common:action.log-in') }).first();

/** Opens home, and waits until the device keeps all of its code and texts. */
async function keepHome(page: Page): Promise<void> {
  await page.goto('/');
  // A rendered page fetches the app only once the network has been quiet.
  await alive(page);
  await page.waitForLoadState('networkidle');
}

/** Starts the server again even if a test fails, so that no other test does for it. */
async function withoutServer(run: () => Promise<void>): Promise<void> {
  await server.kill();
  try {
    await run();
  } finally {
    await server.start();
  }
}

/** Asserts that a start without the server knows of no customer. */
async function expectNobody(page: Page): Promise<void> {
  await page.goto('/assets');
  await page.getByLabel(t('account-login:identifier')).waitFor();
  await page.goto('/');
  await wayIn(page).waitFor();
  expect(await page.getByText(totalText).count()).toBe(0);
}

it('says that the server is away on a page whose texts were never loaded', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  await page.goto('/login');
  await alive(page);
  await workerRuns(page);
  await page.waitForLoadState('networkidle');
  allowError(serverGone);
  allowError(/ERR_FAILED|not loaded/);
  await withoutServer(async () => {
    await page.goto('/');
    await page.getByText(t('connection:away.title'), { exact: true }).waitFor();
  });
});

it('starts without a network with the last data and its age, and forgets it with the session', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await workerRuns(page);
  await keepHome(page);
  await page.goto('/assets');
  await total(page).waitFor();
  // A page that is left before this may keep nothing.
  await expect.poll(() => keptOnDevice(page)).toContain('GET wallet/assets');
  await page.goto('/asset/records');
  const records = page.getByRole('region', { name: t('wallet-records:title') });
  await records.getByRole('listitem').first().waitFor();
  await expect.poll(() => keptOnDevice(page)).toContain('$inf$@\\"GET wallet/records\\"');
  const kept = await keptOnDevice(page);
  expect(kept).toContain('GET wallet/assets');
  expect(kept).not.toMatch(/GET (user\/(factors|sessions|auth|activity)|bank\/index)/);

  allowError(serverGone);
  allowError(/ERR_FAILED/);
  await withoutServer(async () => {
    await page.reload();
    await age(page).waitFor();
    await records.getByRole('listitem').first().waitFor();
    const other = await page.context().newPage();
    for (const path of ['/', '/assets']) {
      await other.goto(path);
      await total(other).waitFor();
      await age(other).waitFor();
    }
    // Moving money needs the server, and a screen that was never opened says so.
    await other.goto('/flash-exchange');
    await other.getByText(t('connection:away.title'), { exact: true }).waitFor();
    await other.close();
  });

  await page.goto('/user');
  await page.getByRole('button', { name: t('account:user.log-out') }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('account:user.log-out'), exact: true }).click();
  await wayIn(page).waitFor();
  await expect.poll(() => keptOnDevice(page)).not.toContain('GET wallet/');
  await keepHome(page);
  await withoutServer(async () => {
    await expectNobody(page);
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return stores.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.filter((path) => path !== '/shell' && !path.startsWith('/static/'))).toEqual([]);
  });
});

/** Passes everything on to the server, with another service worker once there is a release. */
async function withReleases(): Promise<{ origin: string; release(): void }> {
  let before = '';
  const proxy: HttpServer = createServer((incoming, outgoing) => {
    // Never a 304, which would be of the former worker.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = incoming.headers;
    const { url = '/', method } = incoming;
    const isWorker = url === '/service-worker.js';
    const passed = request(
      `${server.origin}${url}`,
      { method, headers: isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers },
      (answer) => {
        const { 'content-length': length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, isWorker || length === undefined ? rest : answer.headers);
        if (isWorker) outgoing.write(before);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    // Another worker that doesn't know the page's script, as after a release.
    release: () =>
      (before = 'addEventListener("message", (event) => event.data?.entry && event.stopImmediatePropagation());\n'),
  };
}

it('offers a new release, and reloads only when told', async () => {
  const { origin, release } = await withReleases();
  const { page, allowError } = await journey(browser(), { origin, serviceWorkers: 'allow' });
  allowError(serverGone);
  await page.goto('/about');
  await workerRuns(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByText(t('connection:update.ready')).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.getByRole('button', { name: t('connection:update.reload'), exact: true }).click();
  await page.waitForFunction(() => !('isSamePage' in window));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
});

/** Everything that the device keeps: databases, storage of all tabs, and caches. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const entries = async (store: IDBObjectStore): Promise<unknown[]> => {
      const all = <Item>(request: IDBRequest<Item[]>) =>
        new Promise<unknown[]>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('not read'));
        });
      const [keys, values] = [all(store.getAllKeys()), all(store.getAll())];
      return [...(await keys).map((key) => `customer ${String(key)};`), ...(await values)];
    };
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error('not opened'));
            opening.onsuccess = () => {
              const names = [...opening.result.objectStoreNames];
              const transaction = names.length > 0 ? opening.result.transaction(names) : undefined;
              resolve(Promise.all(names.map((each) => entries(transaction?.objectStore(each) as IDBObjectStore))));
            };
          }),
      ),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const all = await cache.keys();
        // The files of the app are the same for everybody.
        const own = all.filter(({ url }) => !new URL(url).pathname.startsWith('/static/'));
        return Promise.all(own.map(async (each) => `${each.url} ${await (await cache.match(each))?.text()}`));
      }),
    );
    return JSON.stringify([databases, { ...localStorage }, { ...sessionStorage }, cached]).replaceAll('\\', '');
  });

interface Info {
  id: string;
  email: string;
  invite_code: string;
}

/** What would show that something is left of the customer who is logged in. */
async function tracesOf(page: Page): Promise<string[]> {
  const [token, info] = await page.evaluate(
    () => [localStorage.getItem('token') ?? '', JSON.parse(localStorage.getItem('user') ?? '') as unknown] as const,
  );
  const { id, email, invite_code: code } = info as Info;
  return [token.slice(0, 8), email, code, `"en-us","${id}",`, `customer ${id};`];
}

const found = async (page: Page, traces: readonly string[]): Promise<string[]> => {
  const everything = await everythingOn(page);
  return traces.filter((trace) => everything.includes(trace));
};

/** Opens the assets, and waits until the device keeps them. */
async function keepAssets(page: Page): Promise<void> {
  await page.goto('/assets');
  await page.getByRole('heading', { level: 1, name: t('wallet:assets.title') }).waitFor();
  await expect.poll(() => keptOnDevice(page)).toContain('GET wallet/assets');
}

it('keeps and shows nothing of one customer to the next one on the same device', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  const next = newPerson();
  await register(page, t, next, server.dataDir);
  await logOut(page, t);
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await workerRuns(page);
  await keepAssets(page);
  await total(page).waitFor();
  const traces = await tracesOf(page);
  expect((await found(page, traces)).length).toBeGreaterThan(3);
  await logOut(page, t);
  await expect.poll(() => found(page, traces)).toEqual([]);
  await keepHome(page);

  allowError(serverGone);
  allowError(/ERR_FAILED/);
  await withoutServer(() => expectNobody(page));

  await page.goto('/login');
  await logIn(page, t, next);
  await page.waitForURL('**/');
  await keepAssets(page);
  expect(await page.getByText(totalText).count()).toBe(0);
  expect(await found(page, traces)).toEqual([]);
  expect((await found(page, await tracesOf(page))).length).toBeGreaterThan(3);
});

describe('a session that was ended elsewhere while this device was offline', () => {
  async function ended() {
    const visit = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
    const { page, allowError } = visit;
    allowError(/ERR_INTERNET_DISCONNECTED|WebSocket connection|401/);
    await page.goto('/login');
    await logIn(page, t, demo);
    await page.waitForURL('**/');
    await workerRuns(page);
    await keepAssets(page);
    const traces = await tracesOf(page);
    const session = await sessionOf(page);
    const end = () =>
      fetch(`${server.origin}/api/user/logout`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json' },
        body: '{}',
      });
    return { page, traces, end };
  }

  it('leaves nothing once the device is online', async () => {
    const { page, traces, end } = await ended();
    await page.context().setOffline(true);
    await age(page).waitFor();
    await end();
    await page.context().setOffline(false);
    await page.getByText(t('account-login:expired')).waitFor();
    await expect.poll(() => found(page, traces)).toEqual([]);
  });

  it('leaves nothing at the next start', async () => {
    const { page, traces, end } = await ended();
    await page.goto('about:blank');
    await end();
    await page.goto('/assets');
    await page.getByText(t('account-login:expired')).waitFor();
    await expect.poll(() => found(page, traces)).toEqual([]);
  });
});

describe('without a store that works, the app does without it', () => {
  /** What may be wrong with it, done before the app starts. */
  const broken: Readonly<Record<string, () => unknown>> = {
    missing: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    forbidden: () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    refusing: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    },
    stuck: () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
    full: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    // Of another release, without our part.
    foreign: () => indexedDB.open('florin', 7),
  };

  it.each(Object.entries(broken))('%s', async (_name, damage) => {
    const { page, allowError } = await journey(browser(), { origin: server.origin });
    await page.addInitScript(damage);
    await page.goto('/login');
    await logIn(page, t, demo);
    await page.waitForURL('**/');
    await page.goto('/assets');
    await total(page).waitFor();
    // As when it is left, which keeps what was read.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    allowError(/ERR_FAILED/);
    await page.route('**/api/wallet/**', (route) => route.abort());
    await page.reload();
    await page
      .getByRole('button', { name: t('common:action.retry') })
      .first()
      .waitFor();
    await page.unroute('**/api/wallet/**');
    await page.reload();
    await total(page).waitFor();
    await logOut(page, t);
  });
});
