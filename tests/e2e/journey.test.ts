import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { confirmNotice, deposit, logIn, newPerson, register, logOut } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

/** Returns the text of a currency's row on the assets screen. */
async function assetRow(page: Page, currency: string): Promise<string> {
  const row = page.locator(`a[href="/wallet/crypto/${currency}"]`);
  await row.waitFor();
  return (await row.innerText()).replaceAll(/\s+/g, ' ');
}

/** Converts 100 of the deposit at the shown rate. Returns the number of the conversion. */
async function convert(page: Page, t: Translate): Promise<string> {
  await page.goto('/flash-exchange');
  await page.getByLabel(t('flash:exchange.from'), { exact: true }).fill('100');
  await page.getByRole('button', { name: patternOf(t('flash:quote.convert-amount')) }).click();
  await page.getByRole('heading', { name: t('flash:done.title') }).waitFor();
  const number = await page.getByText(/^F\d+$/).innerText();

  // The receipt is printed alone, on one page.
  const assets = page.getByRole('link', { name: t('flash:done.assets') });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').isVisible()).toBe(true);
  expect(await assets.isVisible()).toBe(false);
  expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  expect(await assets.isVisible()).toBe(true);
  return number;
}

it.each(['en-us', 'de-de'])(
  'a customer signs up, gets money and converts it, and finds it again after a power cut (%s)',
  { timeout: 240_000 },
  async (language) => {
    const t = await translationsOf(language);
    const person = newPerson();
    const { page } = await journey(browser(), {
      reducedMotion: 'no-preference',
      origin: server.origin,
      locale: language === 'de-de' ? 'de-AT' : 'en-GB',
    });

    await register(page, t, person, server.dataDir);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language === 'de-de' ? 'de-DE' : 'en-US');

    await logOut(page, t);
    await page.getByRole('link', { name: t('common:action.log-in') }).click();
    await logIn(page, t, person);
    await page.waitForURL('**/');
    expect(await confirmNotice(page, t)).toContain(person.username);

    // Nothing is sent before each field has what it needs.
    await page.goto('/wallet/up/USDC');
    await page.getByRole('radio', { name: 'Solana' }).click();
    await page.getByRole('button', { name: t('wallet-deposits:deposit.submit') }).click();
    await page.getByText(t('wallet-deposits:deposit.amount-needed')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);

    // A comma is a decimal sign in every language, and the status follows without a reload.
    await deposit(page, t, '250,5');
    await confirmNotice(page, t);
    await page.getByRole('status').getByText(t('wallet-deposits:status.credited'), { exact: true }).waitFor();

    const number = await convert(page, t);
    await page.getByRole('link', { name: t('flash:done.assets') }).click();
    const point = language === 'de-de' ? ',' : '.';
    await expect.poll(() => assetRow(page, 'USDT')).toContain(`150${point}50`);
    const bitcoin = await assetRow(page, 'BTC');
    expect(bitcoin).toMatch(new RegExp(`0\\${point}0\\d*[1-9]`));

    // Thai and dark mode survive logging out.
    await page.goto('/user');
    await page.getByRole('button', { name: t('account:user.language') }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ไทย' }).click();
    const thai = await translationsOf('th-th');
    await page.getByRole('heading', { level: 1, name: thai('account:user.title') }).waitFor();
    await page.getByRole('radio', { name: thai('account:user.theme.dark') }).check({ force: true });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await logOut(page, thai);
    await page.goto('about:blank');

    await server.kill();
    await server.start();

    await page.goto('/assets');
    await page.waitForURL(/\/login\?redirect=%2Fassets/);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await logIn(page, thai, person);
    await page.waitForURL('**/assets');
    await expect.poll(() => assetRow(page, 'USDT')).toContain('150.50');
    expect((await assetRow(page, 'BTC')).split(' ')[1]).toBe(bitcoin.replace(',', '.').split(' ')[1]);
    await page.goto('/flash/records');
    await page.getByRole('button').filter({ hasText: number }).click();
    const record = page.getByRole('article');
    for (const key of ['done.title', 'done.rate', 'quote.mid-rate', 'quote.spread']) {
      await record.getByText(thai(`flash:${key}`), { exact: true }).waitFor();
    }
    await page.goto('/wallet/record/USDT');
    await page.getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').getByText(thai('wallet:transactions.balance-after')).waitFor();
    await page.getByRole('dialog').getByText(number).waitFor();
  },
);
