/**
 * `npm run bench:markets [seconds]`: how smoothly 200 markets scroll on a slow phone while each of them gets five ticks a
 * second. Opens the story of the markets screen in the pinned browser, throttles the CPU four times, and first only
 * watches (`still`), then scrolls by wheel, like `bench:list`, which explains the columns. Goal: 60 frames a second,
 * nothing late.
 */
import { columns, openOnSlowPhone, slowdown } from './support/frames.ts';
import { wholeNumber } from './support/whole-number.ts';

const seconds = wholeNumber(1, 6);

const phone = await openOnSlowPhone('screens-market-screen--two-hundred', (page) =>
  page.waitForFunction(() => document.querySelectorAll('main li').length === 200),
);
console.log(`200 markets, five ticks a second, processor slowed ${slowdown} times, ${seconds} s each\n${columns}`);
console.log(await phone.measure('still', seconds, () => phone.page.waitForTimeout(seconds * 1000)));
for (const [name, speed] of Object.entries({ calm: 600, quick: 1200, flick: 2400 }))
  console.log(await phone.measure(name, seconds, () => phone.scroll(speed, seconds)));
await phone.close();
