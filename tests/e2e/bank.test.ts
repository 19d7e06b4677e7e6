import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uploadReceipt } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('de-de');
const fundPassword = '246810';

const loggedIn = () => demoJourney(browser(), { origin: server.origin, t, locale: 'de-DE' });

const field = (page: Page, key: string) => page.getByLabel(t(key), { exact: true });

const button = (page: Page, key: string) => page.getByRole('button', { name: patternOf(t(key)) });

/** Returns how many deposits and withdrawals by bank there are. */
async function total(page: Page): Promise<number> {
  const response = await fetch(`${server.origin}/api/bank/records`, { headers: await sessionOf(page) });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
}

/** Returns the available euros, as the server has them. */
async function available(page: Page): Promise<string> {
  const response = await fetch(`${server.origin}/api/bank/index`, { headers: await sessionOf(page) });
  const { data } = (await response.json()) as { data: { items: { currency: string; available: string }[] } };
  return data.items.find(({ currency }) => currency === 'EUR')?.available ?? '';
}

/** Links a card, after a name that isn’t the verified one was refused at its field. */
async function link(page: Page): Promise<void> {
  await page.goto('/bank');
  await page.getByRole('link', { name: t('bank:cards.link') }).click();
  await field(page, 'bank:bind.number').fill('5555555555554444');
  await field(page, 'bank:bind.bank').fill('Hafenbank');
  await field(page, 'bank:bind.holder').fill('Max Muster');
  await field(page, 'bank:bind.phone').fill('01512 3456789');
  await button(page, 'bank:cards.link').click();
  await page.getByText(t('errors:card-name-mismatch')).waitFor();
  await field(page, 'bank:bind.holder').fill('margit sample');
  await button(page, 'bank:cards.link').click();
  await page.getByRole('group', { name: /^Hafenbank/u }).waitFor();
}

async function draw(page: Page, amount: string): Promise<void> {
  await page.goto('/bank/draw/EUR');
  await field(page, 'bank:draw.amount').fill(amount);
  await page.getByRole('radio', { name: /^Hafenbank/u }).check({ force: true });
  await field(page, 'forms:password.fund').fill(fundPassword);
}

it('euros come in by bank and go out to a linked card, once each', { timeout: 240_000 }, async () => {
  const { page, allowError } = await loggedIn();
  await link(page);

  // A deposit with a decimal comma is credited without a reload.
  const first = await available(page);
  await page.goto('/bank/recharge?currency=EUR');
  await field(page, 'bank:recharge.amount').fill('50,00');
  await uploadReceipt(page, t);
  await button(page, 'bank:recharge.submit').click();
  await page.waitForURL(/\/bank\/record\?sn=D/u);
  const receipt = page.getByRole('article', { name: t('bank:outcome.deposit.completed') });
  await receipt.getByText(/50,00/u).first().waitFor({ timeout: 60_000 });
  expect(Number(await available(page))).toBe(Number(first) + 50);

  // Part of it goes out: a double tap sends it once.
  const before = await total(page);
  await draw(page, '20,00');
  await button(page, 'bank:draw.submit-amount').dblclick();
  await page.waitForURL(/\/bank\/record\?sn=W/u);
  await page.getByRole('heading', { level: 1, name: patternOf(t('bank:record.withdrawal')) }).waitFor();
  await page.getByRole('list', { name: patternOf(t('bank:record.withdrawal')) }).waitFor();
  expect(await total(page)).toBe(before + 1);
  expect(Number(await available(page))).toBe(Number(first) + 30);

  // The answer is lost, and the page reloaded: what was sent is asked about, not sent again.
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED/u);
  await page.route('**/api/bank/draw', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await draw(page, '12,50');
  await button(page, 'bank:draw.submit-amount').click();
  await page.getByText(t('bank:uncertain.withdrawal')).waitFor();
  await page.unroute('**/api/bank/draw');
  await page.reload();
  await page.getByText(t('bank:uncertain.withdrawal')).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(fundPassword);

  // A typo in the fund password doesn't turn it into another order.
  await field(page, 'forms:password.fund').fill('135790');
  await button(page, 'bank:uncertain.check-again').click();
  await page.getByText(t('errors:fund-password-wrong')).waitFor();
  await field(page, 'forms:password.fund').fill(fundPassword);
  await button(page, 'bank:uncertain.check-again').click();
  await page.waitForURL(/\/bank\/record\?sn=W/u);
  expect(await total(page)).toBe(before + 2);
  expect(Number(await available(page))).toBe(Number(first) + 17.5);

  // Both are in the list, and Back from one leads there.
  await page.getByRole('button', { name: t('common:action.back'), exact: true }).click();
  await page.getByRole('region', { name: t('bank:records.title') }).waitFor();
  await page.getByText('−12,50').waitFor();
});
