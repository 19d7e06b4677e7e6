import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { readCall } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { demoJourney } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();

const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/**
 * The automatic operator looks for withdrawals that are ten seconds old, or two seconds in review. Each seems to get there in
 * the future, so that it stays until the test has seen it.
 */
beforeAll(() =>
  withDatabase(server, async (db) => {
    await sql`create function younger() returns trigger language plpgsql as $$
      begin new.created_at := new.created_at + interval '1 hour'; return new; end $$`.execute(db);
    await sql`create trigger younger before insert on withdrawals for each row execute function younger()`.execute(db);
    await sql`create function later() returns trigger language plpgsql as $$
      begin new.reviewing_at := new.reviewing_at + interval '1 hour'; return new; end $$`.execute(db);
    await sql`create trigger later before update on withdrawals for each row
      when (old.reviewing_at is null and new.reviewing_at is not null) execute function later()`.execute(db);
  }),
);

const setPast = (column: 'created_at' | 'reviewing_at', sn: string): Promise<unknown> =>
  withDatabase(server, (db) =>
    sql`update withdrawals set ${sql.ref(column)} = now() - interval '1 minute' where sn = ${sn}`.execute(db),
  );

/** Lets the operator begin. */
const admit = (sn: string): Promise<unknown> => setPast('created_at', sn);

/** Lets the operator end the review. */
const approve = (sn: string): Promise<unknown> => setPast('reviewing_at', sn);

/** Withdraws 20 USDT as the form does, and returns its number. */
async function withdraw(page: Page): Promise<string> {
  const send = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { ...(await sessionOf(page)), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const { status, data } = (await response.json()) as { status: number; data: Record<string, string> };
    expect({ path, status, data }).toMatchObject({ status: 1 });
    return data;
  };
  const there = { currency: 'USDT', network: 'tron', address: tron, memo: '', amount: '20' };
  const { hash } = await send('wallet/checkExtract', there);
  const { sn } = await send('wallet/down', { hash, fund_password: '246810' });
  return sn ?? '';
}

async function usdt(page: Page): Promise<{ available: string; held: string } | undefined> {
  const { items } = await readCall<{ items: { currency: string; available: string; held: string }[] }>(
    page,
    server.origin,
    'wallet/index',
  );
  const found = items.find(({ currency }) => currency === 'USDT');
  return found && { available: found.available, held: found.held };
}

const start = async () => {
  const t = await translationsOf('vi-vn');
  const visit = await demoJourney(browser(), { origin: server.origin, t, locale: 'vi-VN' });
  const text = (key: string, on: Page = visit.page) => on.getByText(t(`wallet-withdrawals:${key}`), { exact: true });
  const button = (key: string) => visit.page.getByRole('button', { name: t(`forms:cancel.${key}`), exact: true });
  // The answer reads like the button that asks.
  const confirm = visit.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('forms:cancel.confirm'), exact: true });
  return { ...visit, t, text, button, confirm };
};

it('a withdrawal is followed live to its last confirmation, on two devices', { timeout: 180_000 }, async () => {
  const { page, t, text } = await start();
  const other = await demoJourney(browser(), { origin: server.origin, t, locale: 'vi-VN' });
  const sn = await withdraw(page);
  await page.goto(`/wallet/down/record?sn=${sn}`);
  await text('outcome.pending').waitFor();
  await other.page.goto('/wallet/down/record');
  await text('state.pending', other.page).first().waitFor();
  const reviewing = text('outcome.reviewing').waitFor({ timeout: 60_000 });
  await admit(sn);
  await reviewing;
  await approve(sn);
  await page
    .getByText(patternOf(t('forms:transfer.confirmations_other').replace('{{count}}', '20')))
    .waitFor({ timeout: 60_000 });
  await page.getByRole('article', { name: t('wallet-withdrawals:outcome.completed') }).waitFor({ timeout: 60_000 });
  await page.getByText(t('forms:transfer.transaction.play-money'), { exact: true }).waitFor();
  await text('state.pending', other.page).waitFor({ state: 'detached' });
  await text('state.completed', other.page).first().waitFor();
  // Opened by its link, Back leads to the list.
  await page.getByRole('button', { name: t('common:action.back') }).click();
  await page.waitForURL('**/wallet/down/record');
});

it(
  'a pending withdrawal is canceled with all of it back, and another device sees it',
  { timeout: 120_000 },
  async () => {
    const { page, t, text, button, confirm } = await start();
    const other = await demoJourney(browser(), { origin: server.origin, t, locale: 'vi-VN' });
    const before = await usdt(page);
    const sn = await withdraw(page);
    await other.page.goto(`/wallet/down/record?sn=${sn}`);
    await text('outcome.pending', other.page).waitFor();
    await page.goto(`/wallet/down/record?sn=${sn}`);
    await button('action').click();
    await confirm.click();
    await text('outcome.canceled').waitFor();
    await text('outcome.canceled', other.page).waitFor();
    await text('one.all-back', other.page).waitFor();
    expect(await usdt(page)).toEqual(before);
  },
);

it('canceling after the review began says so, and changes nothing', { timeout: 120_000 }, async () => {
  const { page, t, button, confirm } = await start();
  const sn = await withdraw(page);
  const held = await usdt(page);
  await page.goto(`/wallet/down/record?sn=${sn}`);
  await button('action').click();
  await confirm.waitFor();
  const status = async () => {
    const { items } = await readCall<{ items: { status: number }[] }>(
      page,
      server.origin,
      `wallet/down-record?page=1&sn=${sn}`,
    );
    return items[0]?.status;
  };
  await admit(sn);
  await expect.poll(status, { timeout: 60_000 }).toBeGreaterThan(0);
  await confirm.click();
  await page.getByText(t('forms:cancel.too-late.title'), { exact: true }).waitFor();
  expect((await usdt(page))?.available).toBe(held?.available);
  await approve(sn);
  await page.getByRole('article', { name: t('wallet-withdrawals:outcome.completed') }).waitFor({ timeout: 60_000 });
  await page.getByText(t('forms:transfer.transaction.play-money'), { exact: true }).waitFor();
});
