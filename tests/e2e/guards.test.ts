import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, logOut, pickReceipt } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { convertElsewhere } from './support/convert-elsewhere.ts';
import { demo, demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { withoutLiveChannel } from './support/live-channel.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const loggedIn = () => demoJourney(browser(), { origin: server.origin, t });

describe('the guards', () => {
  it('lead to the login and back to the place', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/flash/records');
    await page.getByText(t('account-login:needed')).waitFor();
    expect(pathOf(page)).toBe('/login?redirect=%2Fflash%2Frecords');
    await logIn(page, t, demo);
    await page.waitForURL('**/flash/records');
  });

  it.each(['//evil.example/steal', '/.//evil.example/steal'])('send nobody out of the app, to %s', async (wanted) => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto(`/login?redirect=${wanted}`);
    await logIn(page, t, demo);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).toBe(`${server.origin}/`);
  });

  it('let Back go past the login once there is a session', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/');
    await page.getByRole('link', { name: t('common:action.log-in') }).click();
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: t('common:action.register') }).click();
    await page.waitForURL('**/register');
    // The customer logs in in another tab, which leads this one away from registration.
    const other = await page.context().newPage();
    await other.goto('/login');
    await logIn(other, t, demo);
    await page.waitForURL('**/');
    await page.goBack();
    // Past the login to the start of the history: a guard that navigated twice would leave a later entry.
    await page.waitForFunction(() => location.pathname === '/' && (history.state as { idx: number }).idx === 0);
  });

  it.each(['/nowhere', '/petition/1'])('lead from the unknown address %s to 404', async (path) => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto(path);
    await page.getByRole('heading', { name: t('content:not-found.title') }).waitFor();
    expect(pathOf(page)).toBe('/404');
  });
});

describe('a session that ends', () => {
  it('says why, keeps what was typed, and comes back to the same place', async () => {
    const { page, allowError } = await loggedIn();
    allowError(/401/);
    // It would find out before the next request.
    await withoutLiveChannel(page);
    await page.goto('/wallet/up/ETH');
    await page.getByRole('radio', { name: /ERC-20/u }).click();
    const amount = page.getByLabel(t('wallet-deposits:deposit.amount'), { exact: true });
    await amount.fill('1.25');

    // Another client ends the same session.
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.post('/api/user/logout', { headers: { token: token ?? '' }, data: {} });

    // The next request finds out: here the voucher upload.
    await pickReceipt(page);
    await page.getByText(t('account-login:expired-kept')).waitFor();
    expect(pathOf(page)).toBe('/login?redirect=%2Fwallet%2Fup%2FETH');

    await logIn(page, t, demo);
    await page.waitForURL('**/wallet/up/ETH');
    await amount.waitFor();
    await expect.poll(() => amount.inputValue()).toBe('1.25');
  });

  it('ends in every tab', async () => {
    const { page } = await loggedIn();
    const other = await page.context().newPage();
    await other.goto('/assets');
    await other.getByRole('heading', { level: 1, name: t('wallet:assets.title') }).waitFor();
    const session = await sessionOf(page);
    await logOut(page, t);
    await other.waitForURL('**/login?redirect=%2Fassets');
    expect((await fetch(`${server.origin}/api/user/amount`, { headers: session })).status).toBe(401);
  });
});

describe('another customer’s session', () => {
  it('that a tab finds instead of its own begins with empty forms', async () => {
    const { page } = await loggedIn();
    await page.goto('/user/password');
    const current = page.getByLabel(t('security:password.current'), { exact: true });
    await current.fill('typed by one');
    const other = await page.context().newPage();
    await other.goto('/404');
    // As after a while in the background, the tab sees nothing of the logout between the two.
    await other.evaluate(() => {
      const info = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
      localStorage.setItem('user', JSON.stringify({ ...info, id: 'another' }));
    });
    await expect.poll(() => current.inputValue()).toBe('');
  });
});

describe('without a connection', () => {
  it('keeps the last figures, says how things are, and brings what changed meanwhile', async () => {
    const { page, allowError } = await loggedIn();
    allowError(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/assets');
    const row = page.getByRole('link').filter({ hasText: 'Bitcoin' });
    await row.waitFor();
    // The line over time has loaded its code, and nothing else is on its way.
    await page.getByRole('slider').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByText(t('connection:offline')).waitFor();
    const before = await row.innerText();

    // Another device converts part of the bitcoin.
    await convertElsewhere(server.origin, await sessionOf(page), { from: 'BTC', to: 'USDT', amount: '0.001' });
    expect(await row.innerText()).toBe(before);

    const owned = (text: string): string | undefined => /0\.\d+/u.exec(text)?.[0];
    expect(owned(before)).toBeDefined();
    await page.context().setOffline(false);
    await page.getByText(t('connection:offline')).waitFor({ state: 'detached' });
    await expect.poll(async () => Number(owned(before)) - Number(owned(await row.innerText()))).toBeCloseTo(0.001, 6);
  });

  it('keeps the form that could not be sent', async () => {
    const { page, allowError } = await journey(browser(), { origin: server.origin });
    allowError(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await page.getByLabel(t('account-login:identifier'), { exact: true }).fill('demo');
    // The validation is loaded once it shows an error.
    await page.getByRole('button', { name: t('common:action.log-in'), exact: true }).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await page.context().setOffline(true);
    await logIn(page, t, demo);
    await page.getByRole('alert').getByText(t('common:problem.offline.title')).waitFor();
    expect(await page.getByLabel(t('account-login:identifier'), { exact: true }).inputValue()).toBe('demo');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: t('common:action.log-in'), exact: true }).click();
    await page.waitForURL('**/');
  });
});

describe('the lists of the demo customer', () => {
  it.each([
    ['/wallet/record', 'wallet:transactions.title'],
    ['/flash/records', 'flash:records.title'],
    ['/wallet/up/record', 'wallet-deposits:deposits.title'],
    ['/notice', 'notices:title'],
  ])('%s loads further pages as it scrolls', async (path, title) => {
    const { page } = await loggedIn();
    await page.goto(path);
    const rows = page.getByRole('region', { name: t(title) }).getByRole('listitem');
    await rows.first().waitFor();
    const first = await rows.count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows.count()).toBeGreaterThan(first);
  });

  it('find the place again on Back', async () => {
    const { page } = await loggedIn();
    await page.goto('/assets');
    const last = page.getByRole('tabpanel').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await last.click();
    await page.waitForURL('**/wallet/crypto/*');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/assets');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 20);
  });
});
