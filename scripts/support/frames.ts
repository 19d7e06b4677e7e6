import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { viewports } from '../../.storybook/viewports.ts';
import { browser } from '../browser.ts';
import { serveFolder } from './static-server.ts';
import { buildStorybook } from './storybook.ts';

export const slowdown = 4;
const frame = 1000 / 60;
const { width, height } = viewports.phone.styles;
const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };

export interface SlowPhone {
  page: Page;
  /** Scrolls down the whole time, at this many pixels per second. */
  scroll: (speed: number, seconds: number) => Promise<void>;
  /** Measures an action of this length. Returns its row of the table. */
  measure: (name: string, seconds: number, action: () => Promise<unknown>) => Promise<string>;
  close: () => Promise<void>;
}

/** The heads of the columns, above the rows of `measure`. */
export const columns = [
  '',
  'frames/s',
  'median',
  '95 %',
  'longest',
  'dropped',
  'late',
  'bare',
  'busy',
  'scrolled',
  'elements',
]
  .map((each) => each.padStart(11))
  .join('');

/** Opens a story in the pinned browser, and slows the processor down once it is ready. */
export async function openOnSlowPhone(story: string, ready: (page: Page) => Promise<unknown>): Promise<SlowPhone> {
  const { folder, outcome } = await buildStorybook({ isQuick: true });
  if (outcome && outcome.code !== 0) throw new Error(`${outcome.output}\nCould not build Storybook.`);
  const server = await serveFolder(folder);
  const opened = await chromium.launch(await browser());
  const page = await opened.newPage({ viewport: size });
  await page.addInitScript(() => {
    // Storybook's highlighting measures every element on each DOM change; the app has nothing like it.
    let features = {};
    Object.defineProperty(globalThis, 'FEATURES', {
      get: () => features,
      set: (given: object) => {
        features = { ...given, highlight: false };
      },
    });
    Object.assign(globalThis, { isStoryTest: true });
  });
  await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story`);
  await ready(page);
  const client = await page.context().newCDPSession(page);
  // In thread time, so that other load on the machine doesn't count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    scroll: (speed, seconds) => scroll(client, speed, seconds),
    async measure(name, seconds, action) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(1000);
      const worked = await workedSoFar(client);
      const main = await watchMainThread(page);
      const frames = await framesDuring(opened, action);
      const busy = (await workedSoFar(client)) - worked;
      const { late, bare, scrolled, elements } = await main();
      const figures = [
        String(late),
        `${bare} px`,
        `${(busy / 10 / seconds).toFixed(0)} %`,
        `${scrolled} px`,
        String(elements),
      ];
      return [name, ...summarize(frames), ...figures].map((each) => each.padStart(11)).join('');
    },
    async close() {
      await opened.close();
      server.close();
    },
  };
}

async function scroll(session: CDPSession, speed: number, seconds: number): Promise<void> {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const by = { yDistance: -speed * seconds, speed, gestureSourceType: 'mouse' } as const;
  await session.send('Input.synthesizeScrollGesture', { ...middle, ...by });
}

/** Milliseconds that the page's main thread was busy since it opened. */
async function workedSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds between presented frames during an action, from the browser's trace. */
async function framesDuring(on: Browser, work: () => Promise<unknown>): Promise<number[]> {
  const session = await on.newBrowserCDPSession();
  const times: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as { name: string; ts: number }[])
      if (event.name === 'Display::FrameDisplayed') times.push(event.ts / 1000);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['viz', 'benchmark'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  times.sort((one, other) => one - other);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/** Starts observing. Returns a function that stops and returns the results. */
async function watchMainThread(on: Page) {
  await on.evaluate((length) => {
    const seen = { late: 0, bare: 0 };
    let previous = 0;
    const note = (time: number): void => {
      if (previous > 0) seen.late += Math.max(0, Math.round((time - previous) / length) - 1);
      previous = time;
      if (noted.seen === seen) requestAnimationFrame(note);
    };
    const noted = globalThis as unknown as { seen?: typeof seen };
    noted.seen = seen;
    requestAnimationFrame(note);
    // Before the list handles the event: rows are from the last frame, the scroll position is already new.
    const look = (): void => {
      const last = [...document.querySelectorAll('[data-index]')].at(-1);
      if (last) seen.bare = Math.max(seen.bare, Math.round(window.innerHeight - last.getBoundingClientRect().bottom));
      if (noted.seen !== seen) window.removeEventListener('scroll', look, true);
    };
    window.addEventListener('scroll', look, true);
  }, frame);
  return () =>
    on.evaluate(() => {
      const noted = globalThis as unknown as { seen?: { late: number; bare: number } };
      const { late, bare } = noted.seen ?? { late: Number.NaN, bare: Number.NaN };
      delete noted.seen;
      return { late, bare, scrolled: Math.round(window.scrollY), elements: document.querySelectorAll('*').length };
    });
}

function summarize(frames: number[]): string[] {
  const sorted = [...frames].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const total = frames.reduce((sum, each) => sum + each, 0);
  const dropped = frames.reduce((sum, each) => sum + Math.max(0, Math.round(each / frame) - 1), 0);
  const time = (ms: number): string => `${ms.toFixed(1)} ms`;
  return [(frames.length / (total / 1000)).toFixed(1), time(at(0.5)), time(at(0.95)), time(at(1)), String(dropped)];
}
