/**
 * `npm run bench:list [seconds]`: how smoothly ten thousand records scroll on a slow phone. Opens the RecordList story
 * in the pinned browser, throttles the CPU four times, and scrolls by wheel at a calm, a quick and a flicking pace.
 * Prints the time between presented frames; a frame counts as dropped if the screen, at 60 Hz, showed the previous one
 * again. Scrolling runs off the main thread: `busy` is main-thread work per second, `late` the missed frames, `bare`
 * the largest part of the screen visible before its rows were rendered. Goal: 60 frames a second, nothing bare.
 */
import { columns, openOnSlowPhone, slowdown } from './support/frames.ts';
import { wholeNumber } from './support/whole-number.ts';

const seconds = wholeNumber(1, 6);

const phone = await openOnSlowPhone('components-record-list--ten-thousand', async (page) => {
  await page.waitForFunction(() => document.documentElement.scrollHeight > 600_000 && window.scrollY > 0);
  await page.evaluate(() => window.scrollTo(0, 0));
});
console.log(`10,000 records, processor slowed ${slowdown} times, ${seconds} s each\n${columns}`);
for (const [name, speed] of Object.entries({ calm: 1200, quick: 2400, flick: 4800 }))
  console.log(await phone.measure(name, seconds, () => phone.scroll(speed, seconds)));
await phone.close();
