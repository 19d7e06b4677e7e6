import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { drawn } from './support/frames.ts';
import { holdChunk } from './support/hold-chunk.ts';
import { journey, serverGone, type Journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');
const demo = { username: 'demo', password: 'demo-florin' };

/** The demo customer on the home screen with live prices and no unread notice. */
async function atHome(): Promise<Journey> {
  const visit = await journey(browser(), { origin: server.origin });
  visit.allowError(serverGone);
  const { page } = visit;
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await post(page, 'notice/readAll', {});
  await page.goto('/404');
  await page.goto('/');
  await priceMoves(page);
  // Lost by a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return visit;
}

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

async function post(page: Page, call: string, data: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.post(`/api/${call}`, { headers: { token: token ?? '' }, data });
  expect(await response.json()).toMatchObject({ status: 1 });
}

/** Waits for more prices than polling would bring in that time. */
async function priceMoves(page: Page): Promise<void> {
  const row = page
    .getByRole('list', { name: t('market:movers') })
    .getByRole('listitem')
    .first();
  // Only prices in view move.
  await row.scrollIntoViewIfNeeded();
  for (let times = 0; times < 3; times += 1) {
    const before = await row.innerText();
    await expect.poll(() => row.innerText()).not.toBe(before);
  }
}

const bar = (page: Page) => page.getByText(t('connection:unreachable'));
const ages = (page: Page) => page.getByText(patternOf(t('common:state.age')));

describe('a server that was stopped in order', () => {
  it('is missed at once, and its prices and notices come again without a reload', async () => {
    const { page } = await atHome();
    expect(await ages(page).count()).toBe(0);
    await server.stop();
    await bar(page).waitFor();
    // The total and the prices.
    await expect.poll(() => ages(page).count()).toBe(2);
    await server.start();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => ages(page).count()).toBe(0);
    await priceMoves(page);
    await post(page, 'user/trade-password', { password: '246810', new_password: '135791' });
    await page.getByRole('link', { name: /1 unread/, includeHidden: true }).waitFor();
    expect(await isSamePage(page)).toBe(true);
  });

  it('leaves what was typed', async () => {
    const { page } = await atHome();
    await page.goto('/wallet/up/ETH');
    await page.getByRole('radio').first().click();
    const amount = page.getByLabel(t('wallet-deposits:deposit.amount'), { exact: true });
    await amount.fill('1.25');
    await server.kill();
    await bar(page).waitFor();
    await amount.pressSequentially('75');
    await server.start();
    await bar(page).waitFor({ state: 'detached' });
    expect(await amount.inputValue()).toBe('1.2575');
  });
});

it('a connection that comes and goes moves nothing, and is said wherever the page is scrolled to', async () => {
  const { page, allowError } = await atHome();
  allowError(/ERR_INTERNET_DISCONNECTED/u);
  await page.goto('/customer-support');
  // What moves while a page arrives isn't the connection's doing.
  await page.getByText(t('common:state.play-money')).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const text = page.getByRole('main').getByRole('heading').last();
  const bottomOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);
  const offline = page.getByText(t('connection:offline'));
  for (const place of [0, 150, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    // The room that the bar leaves goes with the next frame.
    await drawn(page);
    const before = await bottomOf(text);
    await page.context().setOffline(true);
    await offline.waitFor();
    await drawn(page);
    expect(await bottomOf(text)).toBe(before);
    expect(await bottomOf(offline)).toBeLessThanOrEqual(844);
    // The end of the page isn't behind it for good.
    await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
    const end = page.getByRole('main').locator('> :last-child');
    expect(await bottomOf(end)).toBeLessThanOrEqual(await offline.evaluate((node) => node.getBoundingClientRect().top));
    await page.context().setOffline(false);
    await offline.waitFor({ state: 'detached' });
  }
});

describe('a screen whose code is not there yet', () => {
  const me = (page: Page) => page.getByRole('link', { name: t('common:navigation.me'), exact: true });
  const title = (page: Page) => page.getByRole('heading', { level: 1, name: t('account:user.title') });

  it('shows its outline while the code is on its way', async () => {
    const { page } = await atHome();
    const screen = await holdChunk(page, 'src/app/screens/user-screen.tsx');
    await me(page).click();
    await screen.asked;
    await page.getByRole('main').and(page.locator('[aria-busy=true]')).waitFor();
    expect(await title(page).count()).toBe(0);
    screen.release();
    await title(page).waitFor();
  });

  it('says so while the server is gone, and comes when it is back', async () => {
    const { page } = await atHome();
    await server.stop();
    await me(page).click();
    await page.getByText(t('connection:away.title'), { exact: true }).waitFor();
    await page.getByRole('button', { name: t('common:action.retry') }).click();
    await bar(page).waitFor();
    // The app has not navigated to the browser's error page.
    expect(await isSamePage(page)).toBe(true);
    await server.start();
    await title(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user');
  });
});

describe('a session that ends', () => {
  it('says so on a public screen', async () => {
    const { page, allowError } = await atHome();
    allowError(/401/);
    await post(page, 'user/logout', {});
    await page.getByRole('status').getByText(t('connection:session.expired')).waitFor();
    await page.getByRole('link', { name: t('common:action.log-in') }).click();
    await page.getByText(t('account-login:expired')).waitFor();
  });

  it('by logging out in another tab says that', async () => {
    const { page } = await atHome();
    const other = await page.context().newPage();
    await other.goto('/assets');
    await other.getByRole('heading', { level: 1, name: t('wallet:assets.title') }).waitFor();
    const third = await page.context().newPage();
    await third.goto('/');
    await third.getByRole('link', { name: t('home:notice.bell-none') }).waitFor();

    await page.goto('/user');
    await page.getByRole('button', { name: t('account:user.log-out') }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: t('account:user.log-out'), exact: true }).click();

    // At the same time: one of them shows for seconds only.
    await Promise.all([
      other.getByText(t('account-login:elsewhere')).waitFor(),
      third.getByRole('status').getByText(t('connection:session.elsewhere')).waitFor(),
    ]);
    // The tab that did it doesn't show it.
    await page.getByRole('link', { name: t('common:action.log-in') }).waitFor();
    expect(await page.getByText(t('connection:session.elsewhere')).count()).toBe(0);
  });
});

it('the live channel speaks the language that is chosen', async () => {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto('/');
  await expect.poll(() => sent).toContain('40{"lang":"de-de"}');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('language', 'ja-jp'));
  await expect.poll(() => sent).toContain('40{"lang":"ja-jp"}');
});
