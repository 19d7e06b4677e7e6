import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, logOut, loseResponse, readCall, voucher, type Translate } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demo, demoJourney } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t: Translate = await translationsOf('en-us');

const loggedIn = () => demoJourney(browser(), { origin: server.origin, t });

/** Returns how many records a list has. */
const total = async (page: Page, list: string): Promise<number> =>
  (await readCall<{ total: number }>(page, server.origin, list)).total;

it('a conversion whose response is lost is settled once, over a reload and another login', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED|401/);
  const before = await total(page, 'flash/records');
  const lost = await loseResponse(page, 'flash/exchange');
  await page.goto('/flash-exchange');
  await page.getByLabel(t('flash:exchange.from'), { exact: true }).fill('25');
  const convert = page.getByRole('button', { name: t('flash:quote.convert'), exact: true });
  await expect.poll(() => convert.isEnabled()).toBe(true);
  await convert.click();
  await page.getByText(t('flash:quote.uncertain')).waitFor();

  await page.reload();
  await page.getByText(t('flash:quote.uncertain')).waitFor();
  expect(await convert.count()).toBe(0);

  const session = await sessionOf(page);
  await fetch(`${server.origin}/api/user/logout`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: '{}',
  });
  await lost.stop();
  await page.getByRole('button', { name: t('flash:quote.check-again') }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await logIn(page, t, demo);
  await page.getByText(t('flash:quote.uncertain')).waitFor();
  await page.getByRole('button', { name: t('flash:quote.check-again') }).click();
  await page.getByText(t('flash:done.title')).waitFor();
  expect(await total(page, 'flash/records')).toBe(before + 1);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(t('flash:done.title')).isVisible()).toBe(true);

  // The next conversion is a new order.
  await page.reload();
  await page.getByLabel(t('flash:exchange.from'), { exact: true }).fill('25');
  await expect.poll(() => convert.isEnabled()).toBe(true);
  await convert.click();
  await page.getByText(t('flash:done.title')).waitFor();
  expect(await total(page, 'flash/records')).toBe(before + 2);
});

it('a deposit whose response is lost is submitted once, over a reload', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const before = await total(page, 'wallet/up-record');
  const lost = await loseResponse(page, 'wallet/up');
  await page.goto('/wallet/up/USDT');
  await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
  await page.getByLabel(t('wallet:deposit.amount'), { exact: true }).fill('120');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: await voucher() });
  await page.getByRole('button', { name: t('forms:upload.remove') }).waitFor();
  const submit = page.getByRole('button', { name: t('wallet:deposit.submit') });
  await submit.click();
  await page.getByRole('alert').getByText(t('common:problem.offline.title')).waitFor();

  await page.reload();
  await submit.waitFor();
  await lost.stop();
  await submit.click();
  await page.waitForURL(/\?sn=D/);
  expect(await total(page, 'wallet/up-record')).toBe(before + 1);
});

it('a deliberate logout ends a pending conversion: the next login starts afresh', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const lost = await loseResponse(page, 'flash/exchange');
  await page.goto('/flash-exchange');
  const amount = page.getByLabel(t('flash:exchange.from'), { exact: true });
  const convert = page.getByRole('button', { name: t('flash:quote.convert'), exact: true });
  await amount.fill('25');
  await expect.poll(() => convert.isEnabled()).toBe(true);
  await convert.click();
  await page.getByText(t('flash:quote.uncertain')).waitFor();
  await lost.stop();
  await logOut(page, t);
  await page.goto('/login?redirect=/flash-exchange');
  await logIn(page, t, demo);
  await amount.waitFor();
  expect(await page.getByText(t('flash:quote.uncertain')).count()).toBe(0);
  expect(await amount.inputValue()).toBe('');
});
