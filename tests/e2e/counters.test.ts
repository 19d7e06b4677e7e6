import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deposit, logIn, newPerson, readCall, register, uploadReceipt } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { convertElsewhere } from './support/convert-elsewhere.ts';
import { journey } from './support/journey.ts';
import { overlayEntries } from './support/overlays.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('zh-tw');
const bronze = t('server:counter.bronze');
const silver = t('server:counter.silver');

type Stage = { stage: string; offer?: { sn: string; amount: string; expires_at: string }; server_time: string };

const stageOf = (page: Page): Promise<Stage> => readCall<Stage>(page, server.origin, 'exchange/current');

async function usdt(page: Page): Promise<Record<string, string>> {
  const { items } = await readCall<{ items: Record<string, string>[] }>(page, server.origin, 'wallet/index');
  const { available = '', held = '' } = items.find(({ currency }) => currency === 'USDT') ?? {};
  return { available, held };
}

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: t(key), exact: true });

/** A customer with this much USDT, credited; nothing without an amount. */
async function customer(amount?: string, person = newPerson()): Promise<Page> {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'zh-TW' });
  await register(page, t, person, server.dataDir);
  if (amount !== undefined) {
    await deposit(page, t, amount);
    await page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();
  }
  return page;
}

/** Searches until there is an offer. Returns its number. */
async function find(page: Page, key = 'counters-exchange:start.match'): Promise<string> {
  await button(page, key).click();
  await button(page, 'counters-exchange:offer.accept').waitFor({ timeout: 60_000 });
  await page.waitForURL('**/counter/bronze/matched');
  return (await stageOf(page)).offer?.sn ?? '';
}

async function decline(page: Page): Promise<void> {
  await button(page, 'counters-exchange:offer.decline').click();
  await page.getByText(t('counters-exchange:note.declined.title'), { exact: true }).waitFor();
}

/** Accepts, and waits for what becomes of it. */
async function accept(page: Page, outcome: 'completed' | 'refunded'): Promise<void> {
  await button(page, 'counters-exchange:offer.accept').click();
  await page.waitForURL('**/counter/bronze/success');
  await page
    .getByRole('heading', { name: t(`counters-exchange:outcome.${outcome}.title`), exact: true })
    .waitFor({ timeout: 60_000 });
}

/** Seconds until the offer ends, by the server's clock. */
async function remaining(page: Page): Promise<number> {
  const { offer, server_time: now } = await stageOf(page);
  return (Date.parse(offer?.expires_at ?? '') - Date.parse(now)) / 1000;
}

/** Every answer has the same box. */
async function expectSameBoxes(group: Locator): Promise<void> {
  await group.first().waitFor();
  const boxes = await group.locator('> *').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return `${width} x ${height}`;
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes).toEqual(boxes.map(() => boxes[0]));
}

it('a completed volume moves up to the next counter, and back is free', { timeout: 180_000 }, async () => {
  const page = await customer('40000');
  await page.goto('/counter/bronze');
  // The first customer's first offer is a large part of the balance.
  await find(page);
  await button(page, 'counters-exchange:offer.accept').click();
  await page
    .getByRole('heading', { name: t('counters-exchange:upgraded.title', { counter: silver }) })
    .waitFor({ timeout: 60_000 });
  await page.waitForURL('**/counter/bronze/finish');
  const link = (key: string, name: string): Locator =>
    page.getByRole('link', { name: t(`counters-exchange:upgraded.${key}`, { counter: name }) });
  await link('go', bronze).click();
  await page.waitForURL('**/counter/bronze');
  await button(page, 'counters-exchange:start.match').waitFor();
  await page.goto('/counter');
  await page.getByRole('link', { name: t('counters:own.open', { counter: silver }) }).waitFor();
});

it('an order is found, kept over reloads and devices, accepted and booked', { timeout: 240_000 }, async () => {
  const person = newPerson();
  const page = await customer(undefined, person);
  await page.goto('/counter');
  await page.getByText(t('counters:insufficient.title'), { exact: true }).waitFor();
  await page.getByRole('link', { name: t('counters:insufficient.deposit') }).click();
  await page.waitForURL(/\/recharge\?currency=USD&amount=100&back=%2Fcounter$/);
  await deposit(page, t, '400');
  await page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();

  await page.goto('/counter/bronze');
  const sn = await find(page);
  // The server's stage wins over the address, and its deadline over the device's clock.
  await page.goto('/counter/bronze/success');
  await page.waitForURL('**/counter/bronze/matched');
  const earlier = await remaining(page);
  const shown = /(\d+):(\d\d)/.exec((await page.getByRole('timer').getAttribute('aria-label')) ?? '');
  const seconds = Number(shown?.[1]) * 60 + Number(shown?.[2]);
  // Rounded to the second, and said again each second.
  expect(seconds).toBeLessThanOrEqual(earlier + 2);
  expect(seconds).toBeGreaterThanOrEqual((await remaining(page)) - 2);
  const { offer } = await stageOf(page);
  expect(offer?.sn).toBe(sn);

  const { page: other } = await journey(browser(), { origin: server.origin, locale: 'zh-TW' });
  await other.goto('/login?redirect=/counter/bronze/start');
  await logIn(other, t, person);
  await other.waitForURL('**/counter/bronze/matched');
  await page.goto('/counter/silver');
  await page.getByText(t('counters:open.title'), { exact: true }).waitFor();
  await page.getByRole('link', { name: t('counters:open.action') }).click();
  await page.waitForURL('**/counter/bronze/matched');

  const before = await usdt(page);
  await accept(page, 'completed');
  await other.waitForURL('**/counter/bronze/success');
  const after = await usdt(page);
  expect(after.held).toBe('0');
  expect(Number(before.available) - Number(after.available)).toBeCloseTo(Number(offer?.amount), 6);
  await page.goto(`/counter/records?sn=${sn}`);
  await page.getByRole('article', { name: t('counters-exchange:outcome.completed.title') }).waitFor();
});

it(
  'an urgent order is fair, and is accepted with its bonus after a deposit; another is refunded',
  { timeout: 300_000 },
  async () => {
    const page = await customer('400');
    await page.goto('/counter/bronze');
    const declined = [await find(page)];
    await decline(page);
    declined.push(await find(page));
    await decline(page);
    const urgent = await find(page);
    expect(declined).not.toContain(urgent);
    expect(new Set(declined).size).toBe(2);

    for (const language of ['de-de', 'ja-jp', 'th-th', 'zh-tw']) {
      await page.evaluate((code) => localStorage.setItem('language', code), language);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.reload();
        await expectSameBoxes(page.locator('main [data-equal-buttons]'));
        await page.locator('main [data-equal-buttons] > :last-child').click();
        await expectSameBoxes(page.locator('[role=dialog] [data-equal-buttons]'));
        // Its entry is out of the history before the page is loaded again.
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await overlayEntries(page, 0);
      }
    }
    await button(page, 'counters-exchange:offer.accept').click();
    const dialog = page.getByRole('dialog', { name: t('counters-exchange:urgent.title') });
    await dialog.getByText(t('counters-exchange:urgent.text'), { exact: true }).waitFor();
    await dialog.getByRole('link', { name: t('counters-exchange:urgent.deposit', { currency: 'USDT' }) }).click();
    await page.waitForURL(/\/recharge\?currency=USDT&amount=[\d.]+&back=%2Fcounter%2Fbronze%2Fmatched$/);
    await page
      .getByRole('link', { name: t('counters-exchange:urgent.deposit', { currency: 'USDT' }), exact: true })
      .click();
    await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
    await uploadReceipt(page, t);
    await page.getByRole('button', { name: t('wallet-deposits:deposit.submit') }).click();
    await page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();
    await page.getByRole('link', { name: t('forms:back.other') }).click();
    await page.waitForURL('**/counter/bronze/matched');
    expect((await stageOf(page)).offer?.sn).toBe(urgent);
    await page.getByText(t('counters-exchange:offer.shortfall'), { exact: true }).waitFor({ state: 'detached' });
    await accept(page, 'completed');
    await page.getByRole('article').getByText(t('counters-exchange:record.bonus'), { exact: true }).waitFor();

    await find(page, 'counters-exchange:success.next');
    await decline(page);
    await find(page);
    const read = () =>
      readCall<{ items: { currency: string; available: string }[] }>(page, server.origin, 'wallet/index');
    const { items: before } = await read();
    await accept(page, 'refunded');
    expect((await read()).items).toEqual(before);
  },
);

it('an offer that can no longer be paid says so, and costs nothing', { timeout: 180_000 }, async () => {
  const page = await customer('400');
  await page.goto('/counter/bronze');
  await find(page);
  await convertElsewhere(server.origin, await sessionOf(page), { from: 'USDT', to: 'BTC', amount: '390' });
  await button(page, 'counters-exchange:offer.accept').click();
  const dialog = page.getByRole('dialog', { name: t('counters-exchange:insufficient.title') });
  await dialog.getByText(t('counters-exchange:insufficient.text'), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: t('counters-exchange:urgent.decline') }).click();
  await page.getByText(t('counters-exchange:note.declined.title'), { exact: true }).waitFor();
  expect(await usdt(page)).toEqual({ available: '10', held: '0' });
});
