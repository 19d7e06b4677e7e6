import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmNotice, logIn, newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demo, logInElsewhere } from './support/demo.ts';
import { drawn } from './support/frames.ts';
import { journey, type Journey } from './support/journey.ts';
import { openLive } from './support/live-channel.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('fr-fr');

const messages = (page: Page) => page.getByRole('region', { name: t('common:state.messages') });
const popup = (page: Page) => messages(page).getByRole('button', { name: t('notices:open'), exact: true });
const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread === 0 ? t('home:notice.bell-none') : t('home:notice.bell', { count: unread }),
    exact: true,
  });

/** Returns once the app has fetched the popup's notice. */
async function pushTo(page: Page): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse('**/api/notice/detail?*'), logInElsewhere(server)]);
  await response.finished();
}

/** The demo customer on a separate phone, with the live channel bound and no unread notice. */
async function loggedIn(path: string): Promise<Journey> {
  const visit = await journey(browser(), { origin: server.origin, locale: 'fr-FR' });
  const { page } = visit;
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await readAll(page);
  await openLive(page, path);
  return visit;
}

async function readAll(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/notice/readAll', { headers: { token: token ?? '' }, data: {} });
}

const has = (event: 'notice' | 'unread') => (frame: string) => frame.startsWith(`42["${event}"`);

/** Records for each popup whether it covered something that it must not. */
const watchPopups = (page: Page, selector: string): Promise<void> =>
  page.evaluate((covered) => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const region = document.querySelector('[data-toasts]');
    if (!region) throw new Error('there are no live regions');
    new MutationObserver(() => {
      if (region.querySelector('button')) seen.push(document.querySelector(covered) !== null);
    }).observe(region, { childList: true, subtree: true });
  }, selector);
const seenOver = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);

beforeAll(async () => {
  // From here on, this device is known.
  const device = await browser().newPage({ baseURL: server.origin, locale: 'fr-FR' });
  await device.goto('/login');
  // Notices come in the language that was picked, whatever the browser prefers.
  await device.evaluate(() => localStorage.setItem('language', 'fr-fr'));
  await device.reload();
  const told = device.waitForResponse('**/api/index/lang');
  await logIn(device, t, demo);
  await told;
  await device.waitForURL('**/');
  await device.close();
});

describe('the popup of a pushed notice', () => {
  it('is small, says itself without taking the focus, and opens the system notice', async () => {
    const { page } = await loggedIn('/user');
    const row = page.getByRole('link', { name: t('account:user.menu.security') });
    await row.focus();
    const device = await logInElsewhere(server);
    await popup(page).waitFor();
    expect(await messages(page).getByRole('status').innerText()).toContain(t('server:notice.new-device.title'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await row.evaluate((node) => node === document.activeElement)).toBe(true);

    // By keyboard there and back again.
    await popup(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('notices:dialog') });
    await dialog.getByText(device).waitFor();
    await dialog.getByRole('button', { name: t('notices:confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => row.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await popup(page).count()).toBe(0);
  });

  it('leaves the last field and the button of a form free once one scrolls there', async () => {
    const { page } = await loggedIn('/wallet/up/USDT');
    await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
    const submit = page.getByRole('button', { name: t('wallet-deposits:deposit.submit') });
    await submit.waitFor();
    await logInElsewhere(server);
    await popup(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The message stands between them.
    const gaps = async () => {
      const last = await page.locator(':has(+ [data-screen-action])').boundingBox();
      const message = await page.locator('[data-stays]').boundingBox();
      const button = await submit.boundingBox();
      if (!last || !message || !button) return [-1];
      return [message.y - (last.y + last.height), button.y - (message.y + message.height)];
    };
    await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThanOrEqual(0);
  });

  it('waits while something is pressed, which it would take the press from', async () => {
    const { page } = await loggedIn('/user');
    const button = page.getByRole('button', { name: t('account:user.log-out') });
    await button.hover();
    await page.mouse.down();
    await pushTo(page);
    await drawn(page);
    expect(await popup(page).count()).toBe(0);
    await page.mouse.up();
    const dialog = page.getByRole('alertdialog', { name: t('account:user.log-out-title') });
    await dialog.getByRole('button', { name: t('common:action.cancel') }).click();
    await popup(page).waitFor();
  });

  it('waits while a quote runs', async () => {
    const { page } = await loggedIn('/flash-exchange');
    await page.getByLabel(t('flash:exchange.from'), { exact: true }).fill('100');
    const convert = page.getByRole('button', { name: patternOf(t('flash:quote.convert-amount')) });
    await convert.waitFor();
    await watchPopups(page, '[role=timer]');
    await pushTo(page);
    await convert.click();
    await page.getByRole('heading', { name: t('flash:done.title') }).waitFor();
    await popup(page).waitFor();
    expect(await seenOver(page)).not.toContain(true);
  });

  it('waits while a sheet is open', async () => {
    const { page } = await loggedIn('/user');
    await page.getByRole('button', { name: t('account:user.language') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await watchPopups(page, '[role=dialog]:not([data-state=closed])');
    await pushTo(page);
    await sheet.getByRole('button', { name: t('common:action.close') }).click();
    await popup(page).waitFor();
    expect(await seenOver(page)).toEqual([false]);
  });

  it('that was closed does not come again with the next page, and the notice stays unread', async () => {
    const { page } = await loggedIn('/');
    await logInElsewhere(server);
    await popup(page).waitFor();
    await messages(page)
      .getByRole('button', { name: t('common:action.close') })
      .click();
    // The server sends it again, and the app fetches it.
    const fetched = page.waitForResponse('**/api/notice/detail?*');
    await openLive(page, '/');
    await (await fetched).finished();
    await bell(page, 1).waitFor();
    expect(await popup(page).count()).toBe(0);
  });
});

it('a notice that is read in one place is read in all', async () => {
  const { page } = await loggedIn('/');
  const tab = await page.context().newPage();
  await openLive(tab, '/');
  const { page: elsewhere } = await loggedIn('/');
  await logInElsewhere(server);
  for (const each of [tab, elsewhere]) await popup(each).waitFor();
  await confirmNotice(page, t);
  for (const each of [page, tab, elsewhere]) {
    await popup(each).waitFor({ state: 'detached' });
    await bell(each, 0).waitFor();
  }
});

it('the list marks what is unread in words, and gives the focus back to the row', async () => {
  const { page } = await loggedIn('/user');
  await logInElsewhere(server);
  await page.getByRole('link', { name: t('account:user.menu.notices'), exact: true }).click();
  const rows = page.getByRole('region', { name: t('notices:title') });
  const title = t('server:notice.new-device.title');
  const unread = rows.getByRole('button', { name: new RegExp(`^${t('notices:unread')} ${title}`) });
  await unread.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('notices:confirm') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await unread.waitFor({ state: 'detached' });
  const row = rows.getByRole('button', { name: new RegExp(`^${title}`) }).first();
  await expect.poll(() => row.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('an own act says so once: the toast, and the count of the bell', { timeout: 90_000 }, async () => {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'fr-FR' });
  const person = newPerson();
  await register(page, t, person, server.dataDir);
  await bell(page, 1).waitFor();
  const there = await openLive(page, '/wallet/trading-password');
  await page.getByLabel(t('forms:password.login'), { exact: true }).fill(person.password);
  await page.getByLabel(t('security:fund-password.first'), { exact: true }).fill('246810');
  await page.getByLabel(t('security:fund-password.first-again'), { exact: true }).fill('246810');
  await page.getByRole('button', { name: t('security:fund-password.set'), exact: true }).click();
  await messages(page).getByText(t('security:fund-password.set-done')).waitFor();
  await expect.poll(() => there.some(has('unread'))).toBe(true);
  expect(there.some(has('notice'))).toBe(false);
  // Nor on the next page, which fetches notices.
  const next = await openLive(page, '/');
  await bell(page, 2).waitFor();
  await readAll(page);
  await expect.poll(() => next.some(has('unread'))).toBe(true);
  expect(next.some(has('notice'))).toBe(false);
});

// The last one: the demo customer's notices are German from here on.
it('a language that was picked before the login is that of notices, too', async () => {
  const german = await translationsOf('de-de');
  const { page } = await journey(browser(), { origin: server.origin, locale: 'fr-FR' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', 'de-de'));
  await page.reload();
  const told = page.waitForResponse('**/api/index/lang');
  await logIn(page, german, demo);
  await told;
  await logInElsewhere(server);
  await page.goto('/notice');
  const rows = page.getByRole('region', { name: german('notices:title') });
  await rows.getByText(german('server:notice.new-device.title')).first().waitFor();
});
