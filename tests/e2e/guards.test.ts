import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, voucher, type Words } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/server.ts';
import { wordsOf } from './words.ts';

const server = useServer();
const browser = useBrowser();
const demo = { username: 'demo', password: 'demo-florin' };
const words: Words = await wordsOf('en-us');

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The demo customer on a fresh phone, with no notice left to pop up. */
async function signedIn(): Promise<Awaited<ReturnType<typeof journey>>> {
  const its = await journey(browser(), { origin: server.origin });
  await its.page.goto('/login');
  await logIn(its.page, words, demo);
  await its.page.waitForURL('**/');
  const token = await its.page.evaluate(() => localStorage.getItem('token'));
  await its.page.request.post('/api/notice/readAll', { headers: { token: token ?? '' }, data: {} });
  // What came before that is gone with the page.
  await its.page.goto('/404');
  return its;
}

describe('the guards', () => {
  it('lead to the login and back to the place', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/flash/records');
    await page.getByText(words('login:needed')).waitFor();
    expect(pathOf(page)).toBe('/login?redirect=%2Fflash%2Frecords');
    await logIn(page, words, demo);
    await page.waitForURL('**/flash/records');
  });

  it('send nobody out of the app', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/login?redirect=//evil.example/steal');
    await logIn(page, words, demo);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).toBe(`${server.origin}/`);
  });

  it('let the login with a token go back one step', async () => {
    const { page } = await signedIn();
    await page.goto('/user');
    await page.getByRole('heading', { level: 1, name: words('account:user.title') }).waitFor();
    await page.evaluate(() => {
      window.history.pushState({ idx: 1, key: 'pushed' }, '', '/login');
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await page.waitForURL('**/user');
  });

  it.each(['/nowhere', '/trend', '/counter/records'])('%s is not open, so it leads to 404', async (path) => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto(path);
    await page.getByText(words('common:not-found.title')).waitFor();
    expect(pathOf(page)).toBe('/404');
  });
});

describe('a session that ends', () => {
  it('says why, keeps what was typed, and comes back to the same place', async () => {
    const { page, expectTrouble } = await signedIn();
    expectTrouble(/401/);
    await page.goto('/wallet/up/ETH');
    await page.getByRole('radio', { name: /ERC-20/u }).check();
    const amount = page.getByLabel(words('wallet:deposit.amount'), { exact: true });
    await amount.fill('1.25');

    // Elsewhere: the same session is ended by another client.
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.post('/api/user/logout', { headers: { token: token ?? '' }, data: {} });

    // Whatever asks the server next finds out: here the picture of the transfer.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: await voucher() });
    await page.getByText(words('login:expired')).waitFor();
    expect(pathOf(page)).toBe('/login?redirect=%2Fwallet%2Fup%2FETH');

    await logIn(page, words, demo);
    await page.waitForURL('**/wallet/up/ETH');
    await amount.waitFor();
    expect(await amount.inputValue()).toBe('1.25');
  });

  it('ends in every tab', async () => {
    const { page } = await signedIn();
    const other = await page.context().newPage();
    await other.goto('/assets');
    await other.getByRole('heading', { level: 1, name: words('wallet:assets.title') }).waitFor();
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    });
    await other.waitForURL('**/login?redirect=%2Fassets');
  });
});

describe('without a connection', () => {
  it('keeps the last figures and says how things are', async () => {
    const { page, expectTrouble } = await signedIn();
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/assets');
    const row = page.getByRole('link').filter({ hasText: 'Bitcoin' });
    await row.waitFor();
    const before = await row.innerText();
    await page.context().setOffline(true);
    await page.getByText(words('common:state.offline')).waitFor();
    expect(await row.innerText()).toBe(before);
    await page.context().setOffline(false);
    await page.getByText(words('common:state.offline')).waitFor({ state: 'detached' });
  });

  it('keeps the form that could not be sent', async () => {
    const { page, expectTrouble } = await journey(browser(), { origin: server.origin });
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    // The rules of the form are there once it was touched.
    await page.getByLabel(words('login:identifier'), { exact: true }).fill('demo');
    await page.getByLabel(words('login:password'), { exact: true }).focus();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await logIn(page, words, demo);
    await page.getByRole('alert').getByText(words('common:problem.offline.title')).waitFor();
    expect(await page.getByLabel(words('login:identifier'), { exact: true }).inputValue()).toBe('demo');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words('login:submit'), exact: true }).click();
    await page.waitForURL('**/');
  });
});

describe('the lists of the demo customer', () => {
  it.each([
    ['/wallet/record', 'wallet:movements.title'],
    ['/flash/records', 'flash:records.title'],
    ['/wallet/up/record', 'wallet:deposits.title'],
    ['/notice', 'notices:title'],
  ])('%s loads further pages as it scrolls', async (path, title) => {
    const { page } = await signedIn();
    await page.goto(path);
    const rows = page.getByRole('region', { name: words(title) }).getByRole('listitem');
    await rows.first().waitFor();
    const first = await rows.count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBeGreaterThan(first);
  });

  it('find the place again on Back', async () => {
    const { page } = await signedIn();
    await page.goto('/assets');
    const last = page.getByRole('tabpanel').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await last.click();
    await page.waitForURL('**/wallet/record/*');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 5000 }).toBe(0);
    await page.goBack();
    await page.waitForURL('**/assets');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 20);
  });
});
