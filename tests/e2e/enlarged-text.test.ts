import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('de-de');

/** What shows figures, each with something that appears once it has loaded. */
const screens = [
  ['/', 'main [data-direction]'],
  ['/assets', 'main [data-direction]'],
  ['/rate', 'tbody [data-direction]'],
  ['/asset/records?view=statement', 'tbody [data-direction]'],
  ['/bank/draw/EUR', 'main [type=radio]'],
] as const;

/** Returns what makes the page scroll sideways, and the figures that break inside. */
const problems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.querySelectorAll('main [data-direction]')].filter((amount) => {
      const tops = [...amount.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
        });
      return new Set(tops).size > 1;
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : []),
      ...broken.map(({ textContent }) => `breaks: ${textContent}`),
    ];
  });

it('with text of twice the size, no figure breaks and no screen scrolls sideways', { timeout: 120_000 }, async () => {
  const { page } = await demoJourney(browser(), { origin: server.origin, t, locale: 'de-DE' });
  for (const [path, loaded] of screens) {
    await page.goto(path);
    await page.locator(loaded).first().waitFor();
    // As a browser with large text does; the policy for styles keeps a style element out.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => problems(page), { message: path }).toEqual([]);
  }
});
