/**
 * `npm run bench:web [runs]`: how soon the first pages are there on a slow phone: 150 ms, 1.64 Mbit/s, processor four times
 * slower, nothing cached. Medians of five runs on the built app, beside pages without Florin, in ms:
 *
 * - first: something was painted (First Contentful Paint); largest: the largest text or image was (Largest Contentful Paint).
 * - usable: the first frame with something to press or type into below the bars.
 * - app: React has taken the page over. A visitor's page waits two seconds for it unless somebody touches it.
 * - shift: how much moved (Cumulative Layout Shift).
 * - kB: what came over the network before it was usable, and in all; requests in all.
 *
 * A page that is kept was opened before, with the service worker. Then how soon the next screen is there and a key is answered, and what Lighthouse says, which is downloaded for it.
 */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core';
import { Server } from '../tests/e2e/support/server.ts';
import { browser as pinned } from './browser.ts';
import { lighthouse, type Report } from './support/lighthouse.ts';
import { servePlainPages } from './support/plain-pages.ts';
import { buildWeb, webIsFresh } from './support/web.ts';
import { wholeNumber } from './support/whole-number.ts';

const runs = wholeNumber(1, 5);
const network = { offline: false, latency: 150, downloadThroughput: 1_640_000 / 8, uploadThroughput: 675_000 / 8 };
const slowdown = 4;
const settleMs = 5000;

interface Figures {
  first: number;
  largest: number;
  usable: number;
  app: number;
  shift: number;
  before: number;
  all: number;
  requests: number;
}

/** Runs in the page from its first moment. */
function watch(): void {
  const seen = { largest: 0, usable: 0, app: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const main = document.querySelector('main');
    if (!seen.usable && main?.querySelector('input, button, a[href]')) seen.usable = performance.now();
    if (!seen.app && main && Object.keys(main).some((key) => key.startsWith('__react'))) seen.app = performance.now();
    if (!seen.app) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  serviceWorkers: 'block',
};

async function measure(browser: Browser, address: string, own: BrowserContextOptions): Promise<Figures> {
  const context = await browser.newContext({ ...phone, ...own });
  const page = await context.newPage();
  if (own.serviceWorkers === 'allow') {
    // Until everything is kept.
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(settleMs);
  }
  await page.addInitScript(watch);
  await slow(page);
  await page.goto(address);
  await page.waitForTimeout(settleMs);
  const figures = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Record<'largest' | 'usable' | 'app' | 'shift', number> };
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => entry as PerformanceResourceTiming,
    );
    const sum = (of: readonly PerformanceResourceTiming[]): number =>
      of.reduce((total, { transferSize }) => total + transferSize, 0) / 1000;
    return {
      ...seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      before: sum(files.filter(({ responseEnd }) => responseEnd <= seen.usable)),
      all: sum(files),
      requests: files.length,
    };
  });
  await context.close();
  return figures;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function line(name: string, found: readonly Figures[]): string {
  const of = (key: keyof Figures, digits = 0): string => median(found.map((each) => each[key])).toFixed(digits);
  const cells = [
    of('first'),
    of('largest'),
    of('usable'),
    of('app'),
    of('shift', 3),
    of('before', 1),
    of('all', 1),
    of('requests'),
  ];
  return `${name.padEnd(18)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}

async function table(
  browser: Browser,
  pages: readonly (readonly [name: string, address: string, own?: BrowserContextOptions])[],
) {
  const heads = ['first', 'largest', 'usable', 'app', 'shift', 'kB before', 'kB all', 'requests'];
  console.log(`${''.padEnd(18)}${heads.map((head) => head.padStart(9)).join('')}`);
  for (const [name, address, own = {}] of pages) {
    const found: Figures[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await measure(browser, address, own));
    console.log(line(name, found));
  }
}

/** From the press of a link to the heading of the next screen, and to all of its content, with code that isn't there yet. */
async function measureChange(
  browser: Browser,
  from: string,
  to: string,
  own: BrowserContextOptions,
): Promise<readonly number[]> {
  const context = await browser.newContext({ ...phone, ...own });
  const page = await context.newPage();
  await page.goto(from);
  await page.waitForTimeout(settleMs);
  await slow(page);
  const times = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        let pressed = 0;
        let heading = 0;
        addEventListener('pointerup', () => (pressed = performance.now()), { capture: true });
        const look = (): void => {
          if (pressed && !heading && document.querySelector('h1')?.textContent !== before) heading = performance.now();
          const isThere =
            document.querySelector('main :is(input, button, a)') &&
            !document.querySelector('main[aria-busy=true], main [aria-busy=true]');
          if (heading && isThere) resolve([heading - pressed, performance.now() - pressed]);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.locator(`main a[href^="${to}"]`).first().tap();
  const found = await times;
  await context.close();
  return found;
}

async function changeTable(
  browser: Browser,
  origin: string,
  changes: readonly (readonly [from: string, to: string, own: BrowserContextOptions])[],
): Promise<void> {
  console.log(`\n${'change of screen'.padEnd(28)}  heading  content`);
  for (const [from, to, own] of changes) {
    const found: (readonly number[])[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureChange(browser, origin + from, to, own));
    const cells = [0, 1].map((index) => median(found.map((each) => each[index] ?? 0)).toFixed(0));
    console.log(`${`${from} to ${to}`.padEnd(28)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
}

/** The longest time from a key to the frame that shows it (Interaction to Next Paint) while an amount is typed. */
async function measureTyping(browser: Browser, origin: string, own: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ ...phone, ...own });
  const page = await context.newPage();
  await page.goto(`${origin}/flash-exchange`);
  const field = page.locator('main input[inputmode=decimal]').first();
  await field.focus();
  await page.waitForTimeout(settleMs);
  await slow(page);
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await field.pressSequentially('1234.56', { delay: 300 });
  await page.waitForTimeout(1000);
  const longest = await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  await context.close();
  return longest;
}

async function lighthouseTable(pages: readonly (readonly [name: string, address: string])[]): Promise<void> {
  const heads = ['score', 'first', 'largest', 'blocking', 'shift'] as const;
  console.log(`\n${'Lighthouse'.padEnd(18)}${heads.map((head) => head.padStart(9)).join('')}`);
  for (const [name, address] of pages) {
    const found: Report[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await lighthouse(address));
    const cells = heads.map((head) => median(found.map((each) => each[head])).toFixed(head === 'shift' ? 3 : 0));
    console.log(`${name.padEnd(18)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
}

if (!(await webIsFresh())) await buildWeb();
const server = new Server();
await server.start();
const plain = await servePlainPages();
const browser = await chromium.launch(await pinned());
try {
  const login = await browser.newContext({ ...phone, baseURL: server.origin });
  const page = await login.newPage();
  await page.goto('/login');
  await page.locator('[name=username]').fill('demo');
  await page.locator('[name=password]').fill('demo-florin');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/`);
  await page.waitForTimeout(settleMs);
  const customer = { storageState: await login.storageState() };
  await login.close();

  const { origin } = server;
  const forVisitors = [
    ['a heading', plain.heading],
    ['React alone', plain.react],
    ['home', `${origin}/`],
    ['login', `${origin}/login`],
    ['register', `${origin}/register`],
    ['about', `${origin}/about`],
    ['privacy policy', `${origin}/privacy-policy`],
  ] as const;
  const installed = { ...customer, serviceWorkers: 'allow' } as const;
  await table(browser, [
    ...forVisitors,
    ['customer home', `${origin}/`, customer],
    ['customer assets', `${origin}/assets`, customer],
    ['home, kept', `${origin}/`, installed],
    ['assets, kept', `${origin}/assets`, installed],
  ]);
  await changeTable(browser, origin, [
    ['/login', '/register', {}],
    ['/', '/flash-exchange', customer],
    ['/', '/bank', customer],
    ['/', '/wallet/down', customer],
    ['/user', '/security', customer],
  ]);
  const keys: number[] = [];
  for (let run = 0; run < runs; run += 1) keys.push(await measureTyping(browser, origin, customer));
  console.log(`\na key in an amount: ${median(keys)} ms`);
  await lighthouseTable(forVisitors);
} finally {
  await browser.close();
  plain.close();
  await server.remove();
}
