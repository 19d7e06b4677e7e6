import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn } from './steps.ts';
import { demo, demoJourney } from './support/demo.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('de-de');

const list = (page: Page) => page.getByRole('list', { name: t('market:title') });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const chip = (page: Page, view: string) =>
  page.getByRole('radio', { name: t(`market-screen:view.${view}`), exact: true });

/** The customer's favorites on the server. */
async function favoritesOf(page: Page): Promise<readonly string[]> {
  const response = await fetch(`${server.origin}/api/market/favorites`, { headers: await sessionOf(page) });
  const { data } = (await response.json()) as { data: { symbols: string[] } };
  return data.symbols;
}

it('a visitor finds a market, keeps it on the device, and takes it along at login', async () => {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
  await page.goto('/');
  await page.getByRole('link', { name: /^ETH/ }).click();
  await page.waitForURL('**/trend?market=ETH-USD');
  const star = sheet(page, 'Ethereum (ETH)').getByRole('button', { name: /Favorit/ });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  // The sheet's entry in the history comes with its code. Until then, Back leaves at once.
  await page.waitForFunction(() => (history.state as { overlays?: number } | null)?.overlays === 1);
  // Once closes the market, once more leaves.
  await page.goBack();
  await page.waitForURL(/\/trend$/);
  await chip(page, 'favorites').locator('..').click();
  await page.waitForURL('**/trend?view=favorites');
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(1);
  await page.reload();
  await list(page).getByText('Ethereum').waitFor();

  await page.goto('/login?redirect=%2Ftrend%3Fview%3Dfavorites');
  await logIn(page, t, demo);
  await page.waitForURL('**/trend?view=favorites');
  await expect.poll(() => favoritesOf(page)).toContain('ETH-USD');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await list(page).getByText('Ethereum').waitFor();
});

it('a market follows its price, goes back in time, and keeps an alert', async () => {
  const { page } = await demoJourney(browser(), { origin: server.origin, t, locale: 'de-DE' });
  await page.goto('/trend');
  const rows = list(page).getByRole('listitem');
  await rows.first().waitFor();
  // What is far down stays in sight while a market opens.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await rows.last().getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await page.waitForURL(/[?]market=/);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'Bitcoin' }).getByRole('button').click();
  const market = sheet(page, 'Bitcoin (BTC)');
  const candle = market.getByRole('slider', { name: t('market-screen:chart.candle') });
  await candle.waitFor();

  const shown = await candle.getAttribute('aria-valuetext');
  await expect.poll(() => candle.getAttribute('aria-valuetext')).not.toBe(shown);

  const count = Number(await candle.getAttribute('max'));
  await candle.press('Home');
  await expect.poll(async () => Number(await candle.getAttribute('max'))).toBeGreaterThan(count + 100);
  expect(Number(await candle.inputValue())).toBeGreaterThan(100);

  await market.getByRole('button', { name: t('market-screen:alerts.add') }).click();
  const form = sheet(page, 'Kursalarm für BTC');
  const price = form.getByLabel(t('market-screen:alert.price'), { exact: true });
  await price.fill('1');
  await form.getByRole('button', { name: t('market-screen:alert.submit') }).click();
  await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
  await price.fill('999999');
  await form.getByRole('button', { name: t('market-screen:alert.submit') }).click();
  await form.waitFor({ state: 'detached' });
  await market.getByText('999.999,00').waitFor();
  await page.reload();
  await market.getByText('999.999,00').waitFor();
  await market.getByRole('button', { name: /^Kursalarm für BTC bei 999\.999,00/ }).click();
  await market.getByText('999.999,00').waitFor({ state: 'detached' });
});

it('a rate leads to the conversion of its pair', async () => {
  const { page } = await demoJourney(browser(), { origin: server.origin, t, locale: 'de-DE' });
  await page.goto('/trend');
  await page.getByRole('link', { name: t('market-screen:rates') }).click();
  await page.waitForURL('**/rate');
  const worth = page.getByLabel(t('market-rates:converter.to'), { exact: true });
  await expect.poll(() => worth.inputValue()).toMatch(/^[1-9]/);
  await page.getByRole('table').getByRole('link', { name: /^ETH/ }).click();
  await page.waitForURL('**/rate?from=ETH&to=USD');
  await page.getByRole('button', { name: t('market-rates:converter.swap') }).click();
  await page.waitForURL(/rate\?from=USD&to=ETH/);
  await page.getByRole('link', { name: 'USD in ETH tauschen' }).click();
  await page.waitForURL(/flash-exchange\?from=USD&to=ETH/);
  await page.getByRole('button', { name: /ETH/ }).first().waitFor();
});
