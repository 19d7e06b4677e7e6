/**
 * `npm run bench:list [seconds]`: how smoothly ten thousand records scroll on a slow phone. Opens the RecordList story
 * in the pinned browser, throttles the CPU four times, and scrolls by wheel at a calm, a quick and a flicking pace.
 * Prints the time between presented frames; a frame counts as dropped if the screen, at 60 Hz, showed the previous one
 * again. Scrolling runs off the main thread: `busy` is main-thread work per second, `late` the missed frames, `bare`
 * the largest part of the screen visible before its rows were rendered. Goal: 60 frames a second, nothing bare.
 */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { viewports } from '../.storybook/viewports.ts';
import { browser } from './browser.ts';
import { serveFolder } from './support/static-server.ts';
import { buildStorybook } from './support/storybook.ts';

const seconds = Number(process.argv[2] ?? 6);
const slowdown = 4;
const frame = 1000 / 60;
const { width, height } = viewports.phone.styles;
const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };

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
await page.goto(`${server.url}/iframe.html?id=components-record-list--ten-thousand&viewMode=story`);
await page.waitForFunction(() => document.documentElement.scrollHeight > 600_000 && window.scrollY > 0);
await page.evaluate(() => window.scrollTo(0, 0));

const client = await page.context().newCDPSession(page);
// In thread time, so that other load on the machine doesn't count.
await client.send('Performance.enable', { timeDomain: 'threadTicks' });
await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

console.log(`10,000 records, processor slowed ${slowdown} times, ${seconds} s each`);
console.log(
  ['', 'frames/s', 'median', '95 %', 'longest', 'dropped', 'late', 'bare', 'busy', 'scrolled', 'elements']
    .map((each) => each.padStart(11))
    .join(''),
);
const ways = {
  calm: () => scroll(client, 1200),
  quick: () => scroll(client, 2400),
  flick: () => scroll(client, 4800),
};
for (const [name, move] of Object.entries(ways)) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const worked = await workedSoFar(client);
  const main = await watchMainThread(page);
  const frames = await framesDuring(opened, move);
  const busy = (await workedSoFar(client)) - worked;
  const { late, bare, scrolled, elements } = await main();
  const figures = [
    String(late),
    `${bare} px`,
    `${(busy / 10 / seconds).toFixed(0)} %`,
    `${scrolled} px`,
    String(elements),
  ];
  console.log([name, ...summarize(frames), ...figures].map((each) => each.padStart(11)).join(''));
}

await opened.close();
server.close();

/** Scrolls down the whole time, at this many pixels per second. */
async function scroll(session: CDPSession, speed: number): Promise<void> {
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
