import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, logOut, loseResponse, readCall, uploadReceipt } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demo, demoJourney } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('ms-my');

const loggedIn = () => demoJourney(browser(), { origin: server.origin, t, locale: 'ms-MY' });

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
  const convert = page.getByRole('button', {
    name: t('flash:quote.convert-amount', { amount: '25.00', currency: 'USDT' }),
  });
  await expect.poll(() => convert.isEnabled()).toBe(true);
  await convert.click();
  await page.getByText(t('flash:quote.uncertain')).waitFor();

  await page.reload();
  await page.getByText(t('flash:quote.uncertain')).waitFor();
  expect(await convert.count()).toBe(0);

  await lost.stop();
  const session = await sessionOf(page);
  await page.route(
    '**/api/flash/exchange',
    async (route) => {
      await fetch(`${server.origin}/api/user/logout`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json' },
        body: '{}',
      });
      await route.continue();
    },
    { times: 1 },
  );
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
  await page.getByLabel(t('wallet-deposits:deposit.amount'), { exact: true }).fill('120');
  await uploadReceipt(page, t);
  await page.getByRole('button', { name: t('wallet-deposits:deposit.submit') }).click();
  await page.getByRole('alert').getByText(t('common:problem.offline.title')).waitFor();
  const again = page.getByRole('button', { name: t('wallet-recharge:uncertain.again') });
  // In sight, above the button that asks again.
  const problem = await page
    .getByRole('alert')
    .filter({ hasText: t('common:problem.offline.title') })
    .boundingBox();
  const next = await again.boundingBox();
  expect((problem?.y ?? Infinity) + (problem?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);

  await page.reload();
  await page.getByText(t('wallet-recharge:uncertain.title')).waitFor();
  await lost.stop();
  await again.click();
  await page.waitForURL(/\?sn=D/);
  expect(await total(page, 'wallet/up-record')).toBe(before + 1);
});

it('a deliberate logout ends a pending conversion: the next login starts over', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const lost = await loseResponse(page, 'flash/exchange');
  await page.goto('/flash-exchange');
  const amount = page.getByLabel(t('flash:exchange.from'), { exact: true });
  const convert = page.getByRole('button', {
    name: t('flash:quote.convert-amount', { amount: '25.00', currency: 'USDT' }),
  });
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

it('a quote that was asked for while offline comes by itself when back', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await page.goto('/flash-exchange');
  const from = page.getByLabel(t('flash:exchange.from'), { exact: true });
  await from.waitFor();
  // Else a part of the app may be on its way when the network goes.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('status').getByText(t('connection:offline')).waitFor();
  await from.fill('25');
  const problem = page.getByRole('alert').getByText(t('common:problem.offline.title'));
  await problem.waitFor();
  await page.context().setOffline(false);
  await problem.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: t('flash:quote.convert-amount', { amount: '25.00', currency: 'USDT' }) })
    .waitFor();
  expect(await from.inputValue()).toBe('25');
});

it('a withdrawal confirmed while offline isn’t sent, keeps what was typed, and goes through once when back', async () => {
  const { page, allowError } = await loggedIn();
  allowError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const before = await total(page, 'wallet/down-record');
  const field = (key: string) => page.getByLabel(t(`wallet-withdraw:${key}`), { exact: true });
  const fundPasswordField = page.getByLabel(t('forms:password.fund'), { exact: true });
  const button = (key: string) => page.getByRole('button', { name: patternOf(t(`wallet-withdraw:${key}`)) });
  await page.goto('/wallet/down/USDT');
  // Else a part of the app may be on its way when the network goes.
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: /^Tron/u }).click();
  await field('address.label').fill('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
  await field('form.amount').fill('50');
  const status = page.getByRole('status');
  const bar = status.getByText(t('connection:offline')).or(status.getByText(t('connection:unreachable')));
  const notSent = page.getByRole('alert').getByText(t('common:problem.not-sent.title'));

  await page.context().setOffline(true);
  await bar.waitFor();
  await button('form.submit').click();
  await page.getByRole('alert').getByText(t('common:problem.offline.title')).waitFor();
  expect(await field('form.amount').inputValue()).toBe('50');
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await button('form.submit').click();
  await page.waitForURL('**/extract/*');
  await page.waitForLoadState('networkidle');
  await fundPasswordField.fill('246810');

  await page.context().setOffline(true);
  await bar.waitFor();
  await button('confirm.submit').click();
  await notSent.waitFor();
  // Nothing whose outcome would have to be found out.
  expect(await page.getByText(t('wallet-withdraw:uncertain.title')).count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('money-call:')))).toEqual(
    [],
  );
  expect(await fundPasswordField.inputValue()).toBe('246810');

  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await button('confirm.submit').click();
  await page.waitForURL('**/wallet/down/record?sn=*');
  expect(await total(page, 'wallet/down-record')).toBe(before + 1);
});
