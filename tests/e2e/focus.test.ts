import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, newPerson } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

const expectFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

it('the first Tab offers the way past the bars, and takes it', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/');
  await page.getByRole('link', { name: t('common:action.log-in') }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('common:action.skip'), exact: true });
  await expectFocus(skip);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('main'));
  expect(new URL(page.url()).hash).toBe('');
});

it('a code that was sent is typed where the focus is', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/register');
  await page.getByLabel(t('account-register:email'), { exact: true }).fill(newPerson().email);
  await page.getByRole('button', { name: t('forms:email.send-code') }).click();
  await expectFocus(page.getByLabel(t('forms:email.code'), { exact: true }));
});

it('another currency of a form leaves the focus on the choice', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login?redirect=/wallet/up/USDT');
  await logIn(page, t, { username: 'demo', password: 'demo-florin' });
  const choice = (code: string) =>
    page.getByRole('main').getByRole('button', { name: `${t('wallet-deposits:deposit.currency')} ${code}` });
  await choice('USDT').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: /^ETH/u }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/wallet\/up\/ETH/u);
  await expectFocus(choice('ETH'));
});

it('a conversion goes on from what came of it', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login?redirect=/flash-exchange');
  await logIn(page, t, { username: 'demo', password: 'demo-florin' });
  await page.getByLabel(t('flash:exchange.from'), { exact: true }).fill('100');
  await page.getByRole('button', { name: patternOf(t('flash:quote.convert-amount')) }).click();
  await expectFocus(page.getByRole('heading', { name: t('flash:done.title') }));
});

it('Back returns the focus to what was pressed by keyboard', { timeout: 60_000 }, async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login?redirect=/assets');
  await logIn(page, t, { username: 'demo', password: 'demo-florin' });
  // Its worth changes meanwhile.
  const row = page.getByRole('link', { name: /^Bitcoin/u });
  await row.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bitcoin' }).waitFor();
  // The next Tab goes on at the start of the screen.
  await expectFocus(page.getByRole('main'));
  await page.goBack();
  await expectFocus(row);
  // Not where a finger pressed it.
  await row.evaluate((element) => element.blur());
  await row.tap();
  // The list stays until the next screen is there.
  await page.getByRole('heading', { level: 1, name: 'Bitcoin' }).waitFor();
  await page.goBack();
  await row.waitFor();
  await expectFocus(page.locator('body'));
});

it('so does the Back button of the app, which a list shares with its records', { timeout: 60_000 }, async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login?redirect=/pledge/record');
  await logIn(page, t, { username: 'demo', password: 'demo-florin' });
  const row = page.getByRole('main').getByRole('listitem').getByRole('button').nth(1);
  await row.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pledge\/record\?number=/u);
  await page.getByRole('button', { name: t('common:action.back'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pledge/record');
  await expectFocus(row);
});
