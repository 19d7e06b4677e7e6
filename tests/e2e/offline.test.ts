import { createServer, request, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, type Translate } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demo } from './support/demo.ts';
import { journey, serverGone } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t: Translate = await translationsOf('en-us');

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
const total = (page: Page) => page.getByText(/25,\d{3}/).first();

it('starts without a network with the last data and its age, and forgets it with the session', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await workerRuns(page);
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
  await server.kill();
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
  await other.getByText(t('connection:away.title')).waitFor();
  await other.close();

  await server.start();
  await page.goto('/user');
  await page.getByRole('button', { name: t('account:user.log-out') }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('account:user.log-out'), exact: true }).click();
  await page
    .getByRole('link', { name: t('common:action.log-in') })
    .first()
    .waitFor();
  await expect.poll(() => keptOnDevice(page)).not.toContain('GET wallet/');
  await server.kill();
  await page.goto('/assets');
  await page.getByLabel(t('account-login:identifier')).waitFor();
  await page.goto('/');
  await page
    .getByRole('link', { name: t('common:action.log-in') })
    .first()
    .waitFor();
  expect(await page.getByText(/25,\d{3}/).count()).toBe(0);
  const cached = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path !== '/' && !path.startsWith('/static/'))).toEqual([]);
  await server.start();
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

it('can be installed in each language', async () => {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
  await page.goto('/about');
  const link = page.locator('link[rel=manifest]');
  await expect.poll(() => link.getAttribute('href')).toBe('/manifest-de-de.webmanifest');
  const response = await page.request.get('/manifest-de-de.webmanifest');
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
  const manifest = (await response.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ lang: 'de-DE', display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  expect((await page.request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache');
});
