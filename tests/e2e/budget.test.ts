import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Request } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#app/routes';
import { firstLoads } from '../../scripts/vite/first-loads.ts';
import { filesOf, sizesOf, sum, type Budget } from '../../scripts/vite/budget.ts';
import { alive } from './support/alive.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { withoutLiveChannel } from './support/live-channel.ts';
import { useServer } from './support/use-server.ts';
import { addressesOf } from './support/walk.ts';
import { translationsOf } from './translations.ts';

const root = join(import.meta.dirname, '../..');
const server = useServer();
const browser = useBrowser();

async function json<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, path), 'utf8')) as Content;
}

const fileOf = (address: string): string => new URL(address).pathname.slice(1);

const { firstLoad } = await json<{ firstLoad: Record<string, Budget> }>('budget.json');
const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  about: '/about',
  Guarantee: '/guarantee',
  Partnership: '/partnership',
  CustomerSupport: '/customer-support',
  PrivacyPolicy: '/privacy-policy',
  UserAgreement: '/user/agreement',
  'customer home': '/',
  'customer assets': '/assets',
};

const open = async (name: string) => {
  const t = await translationsOf('en-us');
  const { origin } = server;
  return name.startsWith('customer') ? demoJourney(browser(), { origin, t }) : journey(browser(), { origin });
};

describe.each(Object.entries(paths))('%s', (name, path) => {
  it('is a page within its budget, which asks for nothing but pictures and fonts', async () => {
    const { page } = await open(name);
    const answer = await page.request.get(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(Number(answer.headers()['content-length']) / 1000).toBeLessThanOrEqual(firstLoad[name]!.page);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.resourceType()));
    await page.route('**/static/*.js', (route) => route.abort('aborted'));
    if (name.startsWith('customer')) return;
    await page.goto(path);
    expect(asked.filter((type) => !['document', 'font', 'image', 'manifest', 'other'].includes(type))).toEqual([]);
  });

  // The build computes the first load from a list. This holds the list against a real browser: the app takes the page over
  // with these files and no other, and all of them are fetched.
  it('is taken over with the files that its budget counts', async () => {
    const files = filesOf(await json<Manifest>('dist/web/.vite/manifest.json'), firstLoads[name]!);
    expect(sum(await sizesOf(join(root, 'dist/web'), files))).toBeLessThanOrEqual(firstLoad[name]!.app);
    const named = new Set(files);
    const { page } = await open(name);
    const waiting = new Set(named);
    let release = (): void => {};
    const shown = new Promise<void>((resolve) => (release = resolve));
    page.on('requestfinished', (request) => void waiting.delete(fileOf(request.url())));
    await page.route(/\/static\/.*\.(js|json)$/, async (held) => {
      const file = fileOf(held.request().url());
      if (!named.has(file)) await shown;
      await held.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main').waitFor();
    await page.keyboard.press('Shift');
    await alive(page);
    release();
    await vi.waitFor(() => expect([...waiting]).toEqual([]), { timeout: 30_000 });
  });
});

// Several levels of imports, each found when the one before has arrived, would be a round trip each.
it.each([
  ['/flash-exchange', 'src/features/flash/screens/all.ts', ['wallet/index']],
  ['/bank', 'src/features/bank/screens/all.ts', ['bank/index', 'user/bank']],
])('all code and data of %s are asked for when a press on its link begins', async (path, screen, calls) => {
  const needed = filesOf(await json<Manifest>('dist/web/.vite/manifest.json'), [screen]).filter((file) =>
    file.endsWith('.js'),
  );
  const { page } = await open('customer home');
  await withoutLiveChannel(page);
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(fileOf(request.url())));
  const missing = () => needed.filter((file) => !asked.has(file));
  await page.goto('/');
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.waitFor();
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(missing().length).toBeGreaterThan(5);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/*.js', async (held) => {
    await released;
    await held.continue();
  });
  const links = page.locator('link[rel=modulepreload]');
  const read: string[] = [];
  page.on('request', (request) => void read.push(new URL(request.url()).pathname.replace('/api/', '')));
  const times = () => calls.map((call) => read.filter((each) => each === call).length);
  // What a press asks for counts for five seconds, in which a slow machine may not get to the screen.
  await page.clock.setFixedTime(new Date());
  await link.dispatchEvent('pointerdown');
  await expect.poll(missing).toEqual([]);
  await expect.poll(times).toEqual(calls.map(() => 1));
  let once = 0;
  // More may follow what was found first.
  await expect
    .poll(async () => {
      const before = once;
      once = await links.count();
      return once - before;
    })
    .toBe(0);
  await link.dispatchEvent('pointerdown');
  expect(await links.count()).toBe(once);
  release();
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(times()).toEqual(calls.map(() => 1));
});

it('a screen that opens first asks once for what it reads', async () => {
  const { page, allowError } = await open('customer home');
  // There is no record 1.
  allowError(/404/);
  await withoutLiveChannel(page);
  const opened = ['/', ...addressesOf(routes.filter(({ access }) => access === 'customer'))];
  const [asked, twice]: [string[], string[]] = [[], []];
  for (const address of opened) {
    const read: string[] = [];
    const note = (request: Request): void => {
      const url = new URL(request.url());
      // Without its query: one that differs would be a second request, too.
      if (url.pathname.startsWith('/api/')) read.push(`${address}: ${request.method()} ${url.pathname}`);
    };
    // The page before may still ask for something.
    await page.goto('about:blank');
    // However long the screen takes, what was asked for before it counts.
    await page.clock.setFixedTime(new Date());
    page.on('request', note);
    await page.goto(address);
    await alive(page);
    // Until it shows: later, some of it is read again every few seconds.
    await page.waitForFunction(() => !document.querySelector('main[aria-busy=true], main [aria-busy=true]'));
    page.off('request', note);
    asked.push(...read);
    twice.push(...read.filter((each, index) => read.indexOf(each) !== index));
  }
  expect(twice).toEqual([]);
  expect(asked.length).toBeGreaterThan(opened.length);
});
