import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deposit, loseResponse, newPerson, readCall, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { demoJourney } from './support/demo.ts';
import { drawn } from './support/frames.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

const fundPassword = '246810';
const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

interface Withdrawals {
  total: number;
  items: { sn: string; amount: string; received: string; address: string }[];
}

const withdrawals = (page: Page) => readCall<Withdrawals>(page, server.origin, 'wallet/down-record');

async function held(page: Page): Promise<string> {
  const { items } = await readCall<{ items: { currency: string; held: string }[] }>(
    page,
    server.origin,
    'wallet/index',
  );
  return items.find(({ currency }) => currency === 'USDT')?.held ?? '';
}

/** What the tests press and fill in, in one language. */
function screens(page: Page, t: Translate) {
  const field = (key: string) => page.getByLabel(t(`wallet-withdraw:${key}`), { exact: true });
  const button = (key: string) => page.getByRole('button', { name: patternOf(t(`wallet-withdraw:${key}`)) });
  const fundPasswordField = page.getByLabel(t('forms:password.fund'), { exact: true });
  return {
    field,
    fundPasswordField,
    button,
    text: (key: string) => page.getByText(t(`wallet-withdraw:${key}`), { exact: true }),
    async fillIn(amount: string): Promise<void> {
      await page.goto('/wallet/down/USDT');
      await page.getByRole('radio', { name: /^Tron/u }).click();
      await field('address.label').fill(tron);
      await field('form.amount').fill(amount);
    },
    async review(): Promise<string> {
      await button('form.submit').click();
      await page.waitForURL('**/extract/*');
      await fundPasswordField.waitFor();
      return new URL(page.url()).pathname;
    },
    async confirm(): Promise<void> {
      await fundPasswordField.fill(fundPassword);
      await button('confirm.submit').click();
    },
  };
}

it('a customer withdraws, in a language with a decimal comma', { timeout: 240_000 }, async () => {
  const t = await translationsOf('de-de');
  const person = newPerson();
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-AT' });
  const { field, button, text, review, confirm } = screens(page, t);
  await register(page, t, person, server.dataDir);
  await deposit(page, t, '250,5');
  await page.getByRole('status').getByText(t('wallet-deposits:status.credited'), { exact: true }).waitFor();

  // What stands in the way is said before anything is typed, and can be mended.
  await page.goto('/wallet/down');
  await page.waitForURL('**/wallet/down/USDT');
  await page.getByText(patternOf(t('wallet-withdraw:limit.left.title').replace('<left/>', '{{left}}'))).waitFor();
  await page.getByRole('link', { name: t('wallet-withdraw:fund-password.set') }).click();
  await page.getByLabel(t('forms:password.login'), { exact: true }).fill(person.password);
  await page.getByLabel(t('security:fund-password.first'), { exact: true }).fill(fundPassword);
  await page.getByLabel(t('security:fund-password.first-again'), { exact: true }).fill(fundPassword);
  await page.getByRole('button', { name: t('security:fund-password.set'), exact: true }).click();
  await page.waitForURL('**/wallet/down/USDT');
  expect(await text('fund-password.title').count()).toBe(0);

  // An address of another network is named.
  await page.getByRole('radio', { name: /^Tron/u }).click();
  await text('terms.arrives-unknown').waitFor();
  await field('address.label').fill(ethereum);
  await field('form.amount').fill('100,5');
  await page.getByText(t('validation:address-of-evm')).waitFor();
  await page.getByText(/^99,50\s/u).waitFor();
  await field('address.label').fill(tron);

  // A reload and Back keep what was typed.
  await page.reload();
  await expect.poll(() => field('form.amount').inputValue()).toBe('100,5');
  await review();
  await page.getByRole('button', { name: t('common:action.back') }).click();
  await expect.poll(() => field('form.amount').inputValue()).toBe('100,5');
  expect(await field('address.label').inputValue()).toBe(tron);
  await review();
  await text('first-time.title').waitFor();
  await page.getByText('T9yD 14Nj 9j7x AB4d bGei X9h8 unkK HxuW wb').waitFor({ state: 'attached' });
  await confirm();
  await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
  const first = await withdrawals(page);
  expect(first.items).toMatchObject([{ amount: '100.5', received: '99.5', address: tron }]);
  expect(page.url()).toContain(first.items[0]?.sn);

  // Max goes through, and the form starts over.
  await page.goto('/wallet/down/USDT');
  await page.getByRole('radio', { name: /^Tron/u }).click();
  expect(await field('form.amount').inputValue()).toBe('');
  await field('address.label').fill(tron);
  await button('form.submit').waitFor();
  await page.getByRole('button', { name: t('forms:amount.max'), exact: true }).click();
  await review();
  await confirm();
  await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
  expect((await withdrawals(page)).items).toMatchObject([{ amount: '150' }, { amount: '100.5' }]);
});

describe('a withdrawal moves its money once', () => {
  const start = async () => {
    const t = await translationsOf('en-us');
    const visit = await demoJourney(browser(), { origin: server.origin, t });
    return { ...visit, ...screens(visit.page, t), t, before: (await withdrawals(visit.page)).total };
  };

  it('when the button is pressed twice', async () => {
    const { page, fillIn, review, fundPasswordField, button, before } = await start();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/wallet/down')) sent += 1;
    });
    await fillIn('11');
    await review();
    await fundPasswordField.fill(fundPassword);
    await button('confirm.submit').dblclick();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    expect((await withdrawals(page)).total).toBe(before + 1);
    expect(sent).toBe(1);
  });

  it('when the answer was lost and is asked for again', async () => {
    const { page, allowError, fillIn, review, confirm, text, button, before } = await start();
    allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
    const lost = await loseResponse(page, 'wallet/down');
    await fillIn('12');
    await review();
    await confirm();
    await text('uncertain.title').waitFor();
    expect((await withdrawals(page)).total).toBe(before + 1);
    // What is kept for another attempt has no password in it.
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('money-call:');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(fundPassword);
    await button('uncertain.again').click();
    await text('uncertain.title').waitFor();
    await lost.stop();
    await button('uncertain.again').click();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    expect((await withdrawals(page)).total).toBe(before + 1);
  });

  it('when the answer was lost and the page is loaded again', async () => {
    const { page, allowError, fillIn, review, confirm, text, before } = await start();
    allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
    const lost = await loseResponse(page, 'wallet/down');
    await fillIn('13');
    await review();
    await confirm();
    await text('uncertain.title').waitFor();
    await page.reload();
    await text('ended.hash-used.title').waitFor();
    await lost.stop();
    expect((await withdrawals(page)).total).toBe(before + 1);
    // It isn't waiting to be made again.
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join('\n'));
    await expect.poll(kept).not.toContain('"amount":"13"');
    // Its outcome is known, so the next one is an order of its own.
    await fillIn('14');
    await review();
    await confirm();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    expect((await withdrawals(page)).total).toBe(before + 2);
  });

  it('when the page is loaded again before the request arrived', async () => {
    const { page, allowError, fillIn, review, confirm, text, button, fundPasswordField, before } = await start();
    allowError(/ERR_CONNECTION_RESET|ERR_FAILED/);
    await page.route('**/api/wallet/down', (route) => route.abort('connectionreset'));
    await fillIn('15');
    await review();
    await confirm();
    await text('uncertain.title').waitFor();
    await page.reload();
    await text('uncertain.title').waitFor();
    expect((await withdrawals(page)).total).toBe(before);
    await page.unroute('**/api/wallet/down');
    await fundPasswordField.fill(fundPassword);
    await button('uncertain.again').click();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    expect((await withdrawals(page)).total).toBe(before + 1);
  });

  it('when the customer goes back after a lost answer and submits again', async () => {
    const { page, allowError, fillIn, review, confirm, text, t, field, before } = await start();
    allowError(/ERR_CONNECTION_RESET|ERR_FAILED|409/);
    const lost = await loseResponse(page, 'wallet/down');
    await fillIn('16');
    const first = await review();
    await confirm();
    await text('uncertain.title').waitFor();
    await lost.stop();
    await page.getByRole('button', { name: t('common:action.back') }).click();
    await expect.poll(() => field('form.amount').inputValue()).toBe('16');
    expect(await review()).not.toBe(first);
    await confirm();
    await page.getByText(t('common:problem.conflict.title')).waitFor();
    expect((await withdrawals(page)).total).toBe(before + 1);
    await page
      .getByRole('alert')
      .getByRole('link', { name: t('wallet-withdraw:ended.records') })
      .waitFor();
  });

  it('and not at all once its time is up: the open screen and its address say so, and what was typed is kept', async () => {
    const { page, fillIn, review, confirm, text, field, t, before } = await start();
    const expire = (address: string) =>
      withDatabase(server, (db) =>
        db
          .updateTable('withdrawal_checks')
          .set({ expires_at: new Date(0) })
          .where('hash', '=', address.split('/').at(-1) ?? '')
          .executeTakeFirstOrThrow(),
      );
    const holding = await held(page);
    await fillIn('19');
    const address = await review();
    await expire(address);
    await confirm();
    await text('ended.hash-expired.title').waitFor();
    await page.goto(address);
    await text('ended.hash-expired.title').waitFor();
    expect((await withdrawals(page)).total).toBe(before);
    // Those of other tests may have been sent meanwhile.
    expect(Number(await held(page))).toBeLessThanOrEqual(Number(holding));
    await page.getByRole('link', { name: t('wallet-withdraw:ended.form') }).click();
    await expect.poll(() => field('form.amount').inputValue()).toBe('19');
    // A new check goes through.
    expect(await review()).not.toBe(address);
    await confirm();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    expect((await withdrawals(page)).total).toBe(before + 1);
  });

  it('and its address confirms nothing afterward', async () => {
    const { page, fillIn, review, confirm, text, field, before } = await start();
    await fillIn('17');
    const address = await review();
    await confirm();
    await page.waitForURL(/\/wallet\/down\/record\?sn=W/);
    const holding = await held(page);
    await page.goBack();
    await page.waitForURL('**/wallet/down/USDT');
    // It isn't waiting to be made again.
    await page.getByRole('radio', { name: /^Tron/u }).click();
    expect(await field('form.amount').inputValue()).toBe('');
    await page.goto(address);
    await text('ended.hash-used.title').waitFor();
    expect((await withdrawals(page)).total).toBe(before + 1);
    expect(Number(await held(page))).toBeLessThanOrEqual(Number(holding));
  });
});

it('an answer that comes after the form was left leads nowhere', { timeout: 120_000 }, async () => {
  const t = await translationsOf('en-us');
  const { page } = await demoJourney(browser(), { origin: server.origin, t });
  const { fillIn, button } = screens(page, t);
  await fillIn('19');
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/wallet/checkExtract', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const answer = page.waitForResponse('**/api/wallet/checkExtract');
  await button('form.submit').click();
  await page.getByRole('button', { name: t('common:action.back') }).click();
  await page.getByRole('heading', { level: 1, name: t('wallet:assets.title') }).waitFor();
  release();
  await (await answer).finished();
  await drawn(page);
  expect(new URL(page.url()).pathname).toBe('/assets');
});

it('nobody else can see or confirm a withdrawal', { timeout: 120_000 }, async () => {
  const t = await translationsOf('en-us');
  const owner = await demoJourney(browser(), { origin: server.origin, t });
  const { fillIn, review } = screens(owner.page, t);
  await fillIn('18');
  const address = await review();
  const { page, allowError } = await journey(browser(), { origin: server.origin });
  allowError(/404/);
  await register(page, t, newPerson(), server.dataDir);
  for (const path of [address, '/extract/no-such-hash']) {
    await page.goto(path);
    await page.getByText(t('wallet-withdraw:ended.not-found.title')).waitFor();
    expect(await page.getByText('18.00').count()).toBe(0);
  }
});
