import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { add } from '#contract/money';
import { termUntil } from '../server/support/short-term.ts';
import { confirmNotice, deposit, loseResponse, newPerson, readCall, register, type Person } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { journey, type Journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('pt-pt');

const DAY_MS = 86_400_000;
const week = 'usdt-7-1';

/** As the app writes an amount. */
const text = (amount: string): string =>
  new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(
    amount as Intl.StringNumericLiteral,
  );

interface Term {
  number: string;
  amount: string;
  status: string;
  interest_so_far: string;
  interest_at_maturity: string;
  received: string | null;
}

const read = <Data>(page: Page, call: string): Promise<Data> => readCall<Data>(page, server.origin, call);

async function usdt(page: Page): Promise<{ available: string; held: string }> {
  const { items } = await read<{ items: Record<string, string>[] }>(page, 'wallet/index');
  const { available = '', held = '' } = items.find(({ currency }) => currency === 'USDT') ?? {};
  return { available, held };
}

async function termOf(page: Page, number: string): Promise<Term> {
  const { items } = await read<{ items: Term[] }>(page, `pledge/records?number=${number}`);
  const [term] = items;
  if (!term) throw new Error(`no term ${number}`);
  return term;
}

const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: t(key), exact: true });

const receipt = (page: Page, status: 'running' | 'matured' | 'redeemed'): Locator =>
  page.getByRole('article', { name: t(`pledge:receipt.${status}`), exact: true });

/** A customer with USDT. */
async function customer(amount: string): Promise<Journey & { person: Person }> {
  const visit = await journey(browser(), { origin: server.origin, locale: 'pt-PT' });
  const person = newPerson();
  await register(visit.page, t, person, server.dataDir);
  await deposit(visit.page, t, amount);
  await visit.page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();
  return { ...visit, person };
}

/** Opens a term as if it had been opened earlier, so that it matures at a time. Returns its number. */
const opened = (person: Person, amount: string, maturesAt: Date): Promise<string> =>
  withDatabase(server, async (db) => {
    const { id } = await db
      .selectFrom('customers')
      .select('id')
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    return termUntil(db, { customer: id, product: week, amount }, maturesAt);
  });

/** Lets time pass for one term: as much as there is until then. */
const passUntil = (number: string, maturesAt: Date): Promise<void> =>
  withDatabase(server, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update pledges set opened_at = opened_at - (matures_at - ${maturesAt}::timestamptz), matures_at = ${maturesAt}
        where number = ${number}`.execute(tx);
    }),
  );

it('a term is opened with what the balance allows, and redeemed early once', { timeout: 180_000 }, async () => {
  const { page, allowError } = await customer('500');
  await page.goto('/trading?tab=pledge');
  const offered = page.getByRole('list', {
    name: t('pledge:products.of', { currency: 'USDT' }),
    exact: true,
  });
  await offered.getByRole('button').filter({ hasText: '30' }).first().click();
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByLabel(t('pledge:open.amount'), { exact: true });
  await amount.fill('600');
  await sheet.getByRole('link', { name: t('pledge:open.deposit', { currency: 'USDT' }) }).click();
  await page.waitForURL(/\/recharge\?currency=USDT&amount=100&back=%2Ftrading/);
  // Back leads to the same sheet, with what was typed.
  await page.goBack();
  await expect.poll(() => amount.inputValue()).toBe('600');

  // Everything that follows is said before it is opened: 400 at 0.012 percent for each of 30 days.
  await amount.fill('400');
  await button(sheet, 'pledge:open.continue').click();
  const review = page.getByRole('dialog', { name: t('pledge:review.title'), exact: true });
  await review.getByText(text('401.44')).first().waitFor();
  expect(await usdt(page)).toEqual({ available: '500', held: '0' });
  await button(review, 'pledge:review.confirm').click();
  await page.waitForURL('**/pledge/record?number=P*');
  await receipt(page, 'running').waitFor();
  expect(await usdt(page)).toEqual({ available: '100', held: '400' });
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  expect(await termOf(page, number)).toMatchObject({ amount: '400', interest_at_maturity: '1.44', status: 'running' });

  await page.goto('/pledge/record');
  await page.getByRole('button', { name: new RegExp(number) }).click();
  await button(page, 'pledge:redeem.action').click();
  await sheet.getByText(t('pledge:redeem.less'), { exact: true }).waitFor();
  const { received } = await read<{ received: string }>(page, `pledge/redemption?number=${number}`);

  // The term is redeemed, but its response is lost: the live channel tells what became of it.
  allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const { stop } = await loseResponse(page, 'pledge/redeem');
  await button(sheet, 'pledge:redeem.confirm').click();
  await receipt(page, 'redeemed').waitFor();
  await stop();
  // No full day, so no interest, and the cost is subtracted once.
  expect(Number(received)).toBeLessThan(400);
  expect(await usdt(page)).toEqual({ available: add('100', received), held: '0' });
  await page.goBack();
  await page.getByText(t('pledge:status.redeemed'), { exact: true }).last().waitFor();
});

it('a term is opened once, however long the key is held', { timeout: 180_000 }, async () => {
  const { page } = await customer('500');
  await page.goto('/trading?tab=pledge');
  await page
    .getByRole('list', { name: t('pledge:products.of', { currency: 'USDT' }), exact: true })
    .getByRole('button')
    .filter({ hasText: '30' })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('pledge:open.amount'), { exact: true }).fill('100');
  await button(sheet, 'pledge:open.continue').click();
  await button(sheet, 'pledge:review.confirm').focus();
  const isThere = () => page.url().includes('/pledge/record?number=P');
  // Each repeats the key, and with it the press.
  while (!isThere()) await page.keyboard.down('Enter');
  await receipt(page, 'running').waitFor();
  expect(await usdt(page)).toEqual({ available: '400', held: '100' });
});

it('a day becomes full while somebody looks, and redeeming pays what was shown', { timeout: 180_000 }, async () => {
  const { page, person } = await customer('500');
  const other = await opened(person, '200', new Date(Date.now() + 6 * DAY_MS));
  const growing = await opened(person, '100', new Date(Date.now() + 4 * DAY_MS + 600_000));
  await page.goto(`/pledge/record?number=${growing}`);
  const days = (count: string) => page.getByText(t('pledge:progress', { done: count, count: 7 })).first();
  await days('2').waitFor();
  await passUntil(growing, new Date(Date.now() + 4 * DAY_MS + 30_000));
  // Its own next read is minutes away, so somebody comes back to the page now and then.
  await page.evaluate(() => void setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 1_000));
  await days('3').waitFor({ timeout: 90_000 });
  expect((await termOf(page, growing)).interest_so_far).toBe('0.03');

  // The calendar has what matures next first.
  await page.goto('/trading?tab=pledge');
  await page.getByRole('heading', { name: t('pledge:running.title'), exact: true }).waitFor();
  const calendar = page.locator('a[href^="/pledge/record?number="]');
  expect(await calendar.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    `/pledge/record?number=${growing}`,
    `/pledge/record?number=${other}`,
  ]);

  await calendar.first().click();
  await button(page, 'pledge:redeem.action').click();
  const asked = page.getByRole('dialog', { name: t('pledge:redeem.title'), exact: true });
  await asked.getByText(text('99.93')).first().waitFor();
  await button(page, 'pledge:redeem.keep').click();
  await asked.waitFor({ state: 'detached' });
  expect((await termOf(page, growing)).status).toBe('running');
  await button(page, 'pledge:redeem.action').click();
  await asked.getByText(text('99.93')).first().waitFor();
  await button(asked, 'pledge:redeem.confirm').click();
  await receipt(page, 'redeemed').waitFor();
  expect(await termOf(page, growing)).toMatchObject({ status: 'redeemed', received: '99.93' });
  expect(await usdt(page)).toEqual({ available: '299.93', held: '200' });
});

it('a term matures while it is shown: paid once, told, and not renewed', { timeout: 180_000 }, async () => {
  const { page, person } = await customer('500');
  const number = await opened(person, '200', new Date(Date.now() + DAY_MS));
  await page.goto(`/pledge/record?number=${number}`);
  await button(page, 'pledge:redeem.action').waitFor();
  await passUntil(number, new Date(Date.now() + 2_000));
  await receipt(page, 'matured').waitFor({ timeout: 40_000 });
  expect(await termOf(page, number)).toMatchObject({ status: 'matured', received: '200.14' });
  expect(await usdt(page)).toEqual({ available: '500.14', held: '0' });
  expect(await confirmNotice(page, t)).toContain(number);
  await page.goto('/trading?tab=pledge');
  await page.getByText(t('pledge:running.none'), { exact: true }).waitFor();

  // Earnings and transactions name the product and lead to the term.
  await page.goto('/bank/earnings?currency=USDT');
  await page
    .getByRole('link', { name: new RegExp(t('server:pledge.product', { count: 7, currency: 'USDT' }), 'u') })
    .click();
  await page.waitForURL(`**/pledge/record?number=${number}`);
  await page.goto('/wallet/record?kind=pledge');
  await page
    .getByRole('button')
    .filter({ hasText: t('wallet:kind.pledge') })
    .first()
    .click();
  await page.getByRole('link', { name: number, exact: true }).click();
  await receipt(page, 'matured').waitFor();
});

it('a term that matures before the live channel is there is not shown as running', { timeout: 180_000 }, async () => {
  const { page, person } = await customer('500');
  const number = await opened(person, '400', new Date(Date.now() + 7 * DAY_MS));
  let connect = (): void => {};
  const held = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/\/socket\.io\//u, async (socket) => {
    await held;
    socket.connectToServer();
  });
  await page.goto(`/pledge/record?number=${number}`);
  await page.getByRole('progressbar', { name: t('pledge:term.days') }).waitFor();
  await passUntil(number, new Date());
  await expect.poll(async () => (await termOf(page, number)).status).toBe('matured');
  expect(await receipt(page, 'matured').count()).toBe(0);
  connect();
  await receipt(page, 'matured').waitFor();
  expect(await usdt(page)).toEqual({ available: '500.28', held: '0' });
});
