import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { convertElsewhere } from './support/convert-elsewhere.ts';
import { demoJourney } from './support/demo.ts';
import { drawn } from './support/frames.ts';
import { holdChunk } from './support/hold-chunk.ts';
import { openLive, withoutLiveChannel } from './support/live-channel.ts';
import { sessionOf } from './support/session.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('ko-kr');

const loggedIn = () => demoJourney(browser(), { origin: server.origin, t, locale: 'ko-KR' });

/** The balance in the wallet of bitcoin, as the list of assets shows it. */
async function bitcoin(page: Page): Promise<number> {
  const row = page.locator('a[href="/wallet/crypto/BTC"]');
  await row.waitFor();
  return Number(/\d[\d,.]*(?=\s*BTC)/u.exec(await row.innerText())?.[0].replaceAll(',', ''));
}

/** Another device converts 0.001 bitcoin. Returns the balance before. */
async function spendElsewhere(page: Page): Promise<number> {
  const before = await bitcoin(page);
  expect(before).toBeGreaterThan(0.001);
  await convertElsewhere(server.origin, await sessionOf(page), { from: 'BTC', to: 'USDT', amount: '0.001' });
  return before;
}

const spent = (page: Page, before: number) =>
  expect.poll(async () => before - (await bitcoin(page))).toBeCloseTo(0.001, 6);

it('balances follow a message of the live channel', async () => {
  const { page } = await loggedIn();
  await openLive(page, '/assets');
  await spent(page, await spendElsewhere(page));
});

it('balances, the line over time, and today are fetched again when the app is shown again', async () => {
  const { page } = await loggedIn();
  // Only the return can bring them: no live channel, and no server that seems to be back because it answers late.
  await withoutLiveChannel(page);
  await page.route('**/healthz', (route) => route.fulfill({ json: { ok: true } }));
  await page.clock.install();
  await page.goto('/assets');
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  const before = await spendElsewhere(page);
  expect(await bitcoin(page)).toBe(before);
  const asked = ['user/amount', 'wallet/assets', 'wallet/history', 'wallet/todayProfitLoss'].map((call) =>
    page.waitForResponse((response) => response.url().includes(`/api/${call}`)),
  );
  // The browser's event; SWR ignores one that follows another within 5 seconds.
  await page.clock.fastForward(6_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await Promise.all(asked);
  await spent(page, before);
});

it('the home screen stays in place while the line over time comes', async () => {
  const { page } = await loggedIn();
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A price with another digit moves its neighbors.
  await withoutLiveChannel(page);
  const chart = await holdChunk(page, 'src/features/wallet/components/value-chart.tsx');
  await page.goto('/');
  await chart.asked;
  await page.getByRole('list', { name: t('wallet:holdings.title') }).waitFor();
  await page.getByRole('list', { name: t('market:movers') }).waitFor();
  await drawn(page);
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  const before = await shifts();
  chart.release();
  await page.getByRole('slider').waitFor();
  // Without its place, the line would move everything below it.
  expect((await shifts()) - before).toBeLessThan(0.01);
});
