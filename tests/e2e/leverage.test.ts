import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { lastDigit } from '#contract/leverage-rules';
import { confirmNotice, deposit, newPerson, readCall, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { journey, serverGone, type Journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('zh-cn');

// Periods of a minute at once: by the operator's call they would begin minutes later, where those of three minutes end.
beforeAll(() =>
  withDatabase(server, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update leverage_terms set settlement_minutes = 1 where room_id = 'junior'`.execute(tx);
      await sql`delete from leverage_periods where room_id = 'junior' and fixed_at is null`.execute(tx);
    }),
  ),
);

const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: t(key), exact: true });

const category = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: t(`leverage:category.${name}`), exact: true });

/** What a field says below itself. */
const noteOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The order of a category among the customer's orders of now. */
const orderOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: t(`leverage:category.${name}`) })
    .filter({ hasText: '×' });

interface Order {
  number: string;
  category: string;
  result: string | null;
  scale: number;
  close_price: string;
}

const orders = async (page: Page): Promise<Order[]> =>
  (await readCall<{ items: Order[] }>(page, server.origin, 'leverage/records')).items;

async function usdt(page: Page): Promise<{ available: string; held: string }> {
  const { items } = await readCall<{ items: Record<string, string>[] }>(page, server.origin, 'wallet/index');
  const { available = '', held = '' } = items.find(({ currency }) => currency === 'USDT') ?? {};
  return { available, held };
}

/** A new customer with USDT. */
async function customer(amount: string): Promise<Journey> {
  const visit = await journey(browser(), { origin: server.origin, locale: 'zh-CN' });
  const { page } = visit;
  await register(page, t, newPerson(), server.dataDir);
  await deposit(page, t, amount);
  await page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();
  await confirmNotice(page, t);
  return visit;
}

/** Enters the Junior room, and waits until it takes stakes. */
async function enterJunior(page: Page): Promise<void> {
  await page.goto('/leverage/junior');
  await button(page, 'leverage-room:entry.enter').click();
  await page.getByRole('timer').waitFor();
  // A period that began before the server's first start takes no stakes.
  await expect.poll(() => category(page, 'big').getAttribute('aria-disabled'), { timeout: 90_000 }).toBe(null);
}

const stake = (page: Page): Locator => page.getByRole('spinbutton');

const ownLimitLeaves = (amount: string): RegExp => new RegExp(t('leverage-room:stake.problem.own', { amount }), 'u');

/** Waits for a period with enough time left for what follows, in seconds. */
async function freshPeriod(page: Page, left = 45): Promise<void> {
  // After a minute, the time spent in the room says the same.
  await page
    .getByText(t('leverage:rooms.minutes', { count: 1 }), { exact: true })
    .first()
    .waitFor();
  const seconds = async (): Promise<number> => {
    const [minutes = 0, rest = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    return minutes * 60 + rest;
  };
  await expect.poll(seconds, { timeout: 90_000 }).toBeGreaterThan(left);
}

/** Places an order as it is shown. */
async function place(page: Page, name: string, quantity: string): Promise<void> {
  await category(page, name).click();
  await stake(page).fill(quantity);
  await button(page, 'leverage-room:stake.review').click();
  await button(page, 'leverage-room:confirm.place').click();
  await page
    .getByText(t('leverage-room:orders.placed', { category: t(`leverage:category.${name}`) }), { exact: true })
    .waitFor();
}

it('a newcomer reads what the rooms ask for, enters one, and another with its code', async () => {
  const { page } = await customer('2000');
  await page.goto('/trading');
  const room = (tier: string): Locator =>
    page.getByRole('article', { name: new RegExp(`^${t(`leverage:tier.${tier}`)}`) });
  await room('junior').getByText(t('leverage:rooms.meets'), { exact: true }).waitFor();
  await room('superior').getByText(t('leverage:rooms.code'), { exact: true }).waitFor();
  await room('vip').getByText('8,000.00').waitFor();
  expect(await room('junior').getByText(t('leverage:rooms.code'), { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: t('leverage:rooms.open', { room: t('leverage:tier.junior') }) }).click();
  await button(page, 'leverage-room:entry.enter').waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await button(page, 'leverage-room:entry.enter').click();
  await page.getByRole('timer').waitFor();

  await page.goto('/leverage/superior');
  const code = page.getByLabel(t('leverage-room:entry.code'), { exact: true });
  await button(page, 'leverage-room:entry.enter').click();
  await expect.poll(() => noteOf(code)).toContain(t('validation:required'));
  await code.fill('VIP-2026');
  await button(page, 'leverage-room:entry.enter').click();
  await expect.poll(() => noteOf(code)).toContain(t('errors:room-code-wrong'));
  await code.fill('superior 2026');
  await button(page, 'leverage-room:entry.enter').click();
  await page.getByRole('timer').waitFor();
  // It is asked for once.
  await page.reload();
  await page.getByRole('timer').waitFor();

  await page.goto('/leverage/vip');
  const depositLink = page.getByRole('link', { name: t('leverage-room:deposit', { currency: 'USDT' }) });
  await depositLink.waitFor();
  expect(await depositLink.getAttribute('href')).toBe('/recharge?currency=USDT&amount=8000&back=%2Fleverage%2Fvip');
  // Entering costs nothing.
  expect(await usdt(page)).toEqual({ available: '2000', held: '0' });
});

it('an own limit refuses what exceeds it, and a break closes the room', { timeout: 300_000 }, async () => {
  const { page } = await customer('300');
  await enterJunior(page);
  await button(page, 'leverage-limits:title').click();
  const sheet = page.getByRole('dialog');
  await button(sheet, 'leverage-limits:change.action').click();
  await sheet.getByLabel(t('leverage-limits:change.stake_per_day'), { exact: true }).fill('50');
  await button(sheet, 'leverage-limits:change.submit').click();
  await button(sheet, 'leverage-limits:change.action').waitFor();
  await button(sheet, 'common:action.close').click();

  await freshPeriod(page);
  await category(page, 'big').click();
  await stake(page).fill('60');
  // 50 US dollars, less what USDT is above one.
  await expect.poll(() => noteOf(stake(page))).toMatch(ownLimitLeaves('(49|50)[.\\d]*\\sUSDT'));
  await button(page, 'leverage-room:stake.review').click();
  expect(await sheet.count()).toBe(0);
  await stake(page).fill('40');
  await button(page, 'leverage-room:stake.review').click();
  await button(sheet, 'leverage-room:confirm.place').waitFor();
  // Lowered on another device while the order is reviewed.
  const lowered = await fetch(`${server.origin}/api/leverage/limits`, {
    method: 'POST',
    headers: { ...(await sessionOf(page)), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ stake_per_day: '20' }),
  });
  expect(await lowered.text()).toContain('"stake_per_day":"20"');
  await button(sheet, 'leverage-room:confirm.place').click();
  await page.getByText(t('errors:own-limit-reached'), { exact: true }).waitFor();
  await expect.poll(() => noteOf(stake(page))).toMatch(ownLimitLeaves('(19|20)[.\\d]*\\sUSDT'));
  expect(await orders(page)).toEqual([]);
  expect(await usdt(page)).toEqual({ available: '300', held: '0' });

  await button(page, 'leverage-limits:title').click();
  await button(sheet, 'leverage-limits:break.action').click();
  await sheet.getByRole('radio', { name: t('leverage-limits:break.hours24') }).click();
  await button(sheet, 'leverage-limits:break.submit').click();
  await button(sheet, 'leverage-limits:break.longer').waitFor();
  await button(sheet, 'common:action.close').click();
  await page.getByRole('heading', { name: patternOf(t('leverage-room:break.title')) }).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: patternOf(t('leverage-room:break.title')) }).waitFor();
  await page.goto('/trading');
  await page.getByText(patternOf(t('leverage-limits:break.running'))).waitFor();
});

it(
  'orders of a period settle while the room is open, and the result can be verified',
  { timeout: 300_000 },
  async () => {
    const { page } = await customer('300');
    const told: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const [, number] = /"settled",\{"number":"(\w+)"/u.exec(String(payload)) ?? [];
        if (number !== undefined) told.push(number);
      }),
    );
    await enterJunior(page);
    // Later, the price may have moved so far that *up* takes no stakes.
    await freshPeriod(page, 50);
    for (const name of ['up', 'odd', 'very-big', 'big-odd', 'big']) {
      await category(page, name).click();
      await page
        .getByText(t('leverage-room:stake.label', { category: t(`leverage:category.${name}`) }), { exact: true })
        .waitFor();
    }
    await stake(page).fill('250');
    await expect
      .poll(() => noteOf(stake(page)))
      .toContain(t('leverage-room:stake.problem.period', { amount: '200.00\u202FUSDT' }));
    await stake(page).fill('');

    await freshPeriod(page);
    await category(page, 'big').click();
    await stake(page).fill('10');
    await button(page, 'leverage-room:stake.review').click();
    const sheet = page.getByRole('dialog', { name: t('leverage-room:confirm.title'), exact: true });
    // A stake of 10 at 2 percent edge and even odds.
    await sheet.getByText('19.60').first().waitFor();
    expect(await usdt(page)).toEqual({ available: '300', held: '0' });
    await button(sheet, 'leverage-room:confirm.place').click();
    await orderOf(page, 'big').getByText(t('leverage:status.unsettled'), { exact: true }).waitFor();
    await place(page, 'small', '10');
    expect(await usdt(page)).toEqual({ available: '280', held: '20' });

    // One of them wins, whichever it is.
    await page.getByText(t('leverage:result.won'), { exact: true }).waitFor({ timeout: 90_000 });
    const settled = await orders(page);
    expect(told.toSorted()).toEqual(settled.map(({ number }) => number).toSorted());
    const [{ scale, close_price: close } = { scale: 0, close_price: '' }] = settled;
    const [winner, loser] = lastDigit(close, scale) >= 5 ? ['big', 'small'] : ['small', 'big'];
    await orderOf(page, winner).getByText('+9.60').waitFor();
    await orderOf(page, loser).getByText('−10.00').waitFor();
    expect(await usdt(page)).toEqual({ available: '299.6', held: '0' });
    await page.getByText('−0.40').waitFor();
    expect(await page.getByText(patternOf(t('leverage-room:orders.placed'))).count()).toBe(0);

    await page
      .getByRole('link', { name: t('leverage-room:orders.all'), exact: true })
      .first()
      .click();
    await page.waitForURL('**/leverage/record?room=junior');
    await page
      .getByRole('button')
      .filter({ hasText: t('leverage:result.won') })
      .click();
    const receipt = page.getByRole('article', { name: t('leverage:order.outcome.won'), exact: true });
    await receipt.getByText(t(`leverage:category.${winner}`), { exact: true }).waitFor();
    await receipt.getByText('19.60').waitFor();

    await button(page, 'leverage:order.verify').click();
    await page.getByText(t('leverage-proof:result.verified.title'), { exact: true }).waitFor();
    await page.getByText(patternOf(t('leverage-proof:noted.before'))).waitFor();
    await page.getByText(t('leverage-proof:result.verified.title'), { exact: true }).scrollIntoViewIfNeeded();
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'leverage-proof:save').click()]);
    const checker = join(import.meta.dirname, '../../scripts/verify-period.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [checker, await saved.path()]);
    expect(stdout).toContain(close);
  },
);

it('a room comes back by itself with its orders when the server was gone', { timeout: 300_000 }, async () => {
  const { page, allowError } = await customer('100');
  await enterJunior(page);
  await freshPeriod(page);
  await place(page, 'odd', '10');
  // Lost by a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  allowError(serverGone);
  await server.stop();
  await page.getByText(t('connection:unreachable')).waitFor();
  await page.getByText(t('leverage-room:closed.offline'), { exact: true }).first().waitFor();
  expect(await category(page, 'up').getAttribute('aria-disabled')).toBe('true');
  await server.start();
  await page.getByText(t('connection:unreachable')).waitFor({ state: 'detached' });
  await expect.poll(() => category(page, 'even').getAttribute('aria-disabled'), { timeout: 30_000 }).toBe(null);
  await orderOf(page, 'odd')
    .getByText(patternOf(t('leverage-room:orders.settled')))
    .waitFor({ timeout: 90_000 });
  const [order] = await orders(page);
  const isOdd = lastDigit(order?.close_price ?? '', order?.scale ?? 0) % 2 === 1;
  expect(order).toMatchObject({ category: 'odd', result: isOdd ? 'won' : 'lost' });
  await orderOf(page, 'odd')
    .getByText(t(`leverage:result.${isOdd ? 'won' : 'lost'}`), { exact: true })
    .waitFor();
  expect(await usdt(page)).toEqual({ available: isOdd ? '109.6' : '90', held: '0' });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
