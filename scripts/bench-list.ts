/**
 * `npm run bench:list [seconds]`: how smoothly ten thousand records scroll on a slow phone. Opens the story of RecordList in the
 * pinned browser, slows the processor four times, and turns the wheel at the pace of a calm, a quick and a flicking finger. Prints
 * the time between frames; a frame is dropped when the screen, at 60 a second, showed the one before it once more; `busy` is what
 * the main thread works for one. Goal: 60 frames a second, which resting shows whether the machine has at all just now.
 */
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { viewports } from '../.storybook/viewports.ts';
import { browser } from './browser.ts';
import { serveFolder } from './support/static-server.ts';
import { buildStorybook, storybookFolder } from './support/storybook.ts';

const seconds = Number(process.argv[2] ?? 6);
const slowdown = 4;
const frame = 1000 / 60;
const { width, height } = viewports.phone.styles;
const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };

const built = await buildStorybook();
if (built && built.code !== 0) throw new Error(`${built.output}\nStorybook does not build.`);
const server = await serveFolder(storybookFolder);
const opened = await chromium.launch(await browser());
const page = await opened.newPage({ viewport: size });
await page.addInitScript(() => {
  // Storybook's highlighting measures every element each time that one comes or goes; the app has no such thing.
  let features = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
  Object.assign(globalThis, { isStoryGate: true });
});
await page.goto(`${server.url}/iframe.html?id=components-record-list--ten-thousand&viewMode=story`);
await page.waitForFunction(() => document.documentElement.scrollHeight > 600_000 && window.scrollY > 0);
await page.evaluate(() => window.scrollTo(0, 0));

const client = await page.context().newCDPSession(page);
// In the thread's own time: what else the machine does meanwhile is not counted.
await client.send('Performance.enable', { timeDomain: 'threadTicks' });
await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

console.log(`10,000 records, processor slowed ${slowdown} times, ${seconds} s each`);
console.log(['', 'frames/s', 'median', '95 %', 'longest', 'dropped', 'busy', 'scrolled', 'elements'].map((each) => each.padStart(13)).join(''));
const ways = {
  resting: () => page.waitForTimeout(seconds * 1000),
  calm: () => scroll(client, 1200),
  quick: () => scroll(client, 2400),
  flick: () => scroll(client, 4800),
};
for (const [name, move] of Object.entries(ways)) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const worked = await workedSoFar(client);
  const frames = await framesDuring(page, move);
  const busy = (await workedSoFar(client)) - worked;
  const [scrolled, elements] = await page.evaluate(() => [Math.round(window.scrollY), document.querySelectorAll('*').length]);
  console.log([name, ...told(frames), `${(busy / frames.length).toFixed(1)} ms`, `${scrolled} px`, String(elements)].map((each) => each.padStart(13)).join(''));
}

await opened.close();
server.close();

/** Scrolls down the whole time, by so many pixels a second. */
async function scroll(session: CDPSession, speed: number): Promise<void> {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const by = { yDistance: -speed * seconds, speed, gestureSourceType: 'mouse' } as const;
  await session.send('Input.synthesizeScrollGesture', { ...middle, ...by });
}

/** Milliseconds for which the page's main thread was busy since it was opened. */
async function workedSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds between one frame and the next while something happens. */
async function framesDuring(on: Page, work: () => Promise<unknown>): Promise<number[]> {
  await on.evaluate(() => {
    const times: number[] = [];
    const noted = globalThis as unknown as { times?: number[] };
    noted.times = times;
    const note = (time: number): void => {
      times.push(time);
      if (noted.times === times) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const times = await on.evaluate(() => {
    const noted = globalThis as unknown as { times?: number[] };
    const found = noted.times ?? [];
    delete noted.times;
    return found;
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

function told(frames: number[]): string[] {
  const sorted = [...frames].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const total = frames.reduce((sum, each) => sum + each, 0);
  const dropped = frames.reduce((sum, each) => sum + Math.max(0, Math.round(each / frame) - 1), 0);
  const time = (ms: number): string => `${ms.toFixed(1)} ms`;
  return [(frames.length / (total / 1000)).toFixed(1), time(at(0.5)), time(at(0.95)), time(at(1)), String(dropped)];
}
