import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demo } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { openLive } from './support/live-channel.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Ages the token by this many hours. */
const age = (page: Page, hours: number): Promise<void> =>
  page.evaluate(
    (time) => {
      const token = localStorage.getItem('token') ?? '';
      localStorage.setItem('own:token-seen', `${token.slice(0, 8)} ${time}`);
    },
    Date.now() - hours * 3_600_000,
  );

/** Brings the app back to the foreground. */
const resume = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns the server's status for the given token and cookie. */
async function statusOf(token: string | null, cookie: string): Promise<number> {
  return (await fetch(`${server.origin}/api/user/amount`, { headers: { token: token ?? '', cookie } })).status;
}

async function sessionCookie(context: BrowserContext): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name === 'session');
  return `session=${found?.value ?? ''}`;
}

/** Via the tab bar, without reloading the page. */
const openAssets = (page: Page, t: Translate): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: t('common:navigation.assets'), exact: true })
    .click();

function refreshes(context: BrowserContext): Request[] {
  const seen: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/user/refresh')) seen.push(request);
  });
  return seen;
}

async function loggedIn() {
  const t = await translationsOf('en-us');
  const { page, allowError } = await journey(browser(), { origin: server.origin });
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  return { page, t, allowError, context: page.context() };
}

it('a token is replaced when it is a day old, by one of all tabs, at the start and when the app comes back into view', async () => {
  const { page, context } = await loggedIn();
  const seen = refreshes(context);
  const first = await tokenOf(page);
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto('/user')));
  await age(page, 23);
  await Promise.all([page, other].map(resume));
  await Promise.all([page, other].map((tab) => tab.goto('/user', { waitUntil: 'networkidle' })));
  expect(seen).toHaveLength(0);

  await age(page, 25);
  await Promise.all([page, other].map(resume));
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  const second = await tokenOf(other);
  // Both tabs continue with the new token, and neither refreshes again.
  await Promise.all([page, other].map((tab) => tab.reload({ waitUntil: 'networkidle' })));
  expect(seen).toHaveLength(1);

  await age(page, 25);
  await Promise.all([page, other].map((tab) => tab.reload()));
  await expect.poll(() => tokenOf(page)).not.toBe(second);
  await Promise.all([page, other].map((tab) => tab.goto('/wallet', { waitUntil: 'networkidle' })));
  expect(seen).toHaveLength(2);
});

it('an answer to refresh that is lost costs no session, and the next one is taken over', async () => {
  const { page, context, allowError } = await loggedIn();
  const first = await tokenOf(page);
  let lost = 0;
  await context.route('**/api/user/refresh', async (route) => {
    // The server replaced token and cookie, but the app doesn't know.
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  allowError(/user\/refresh/);
  // By then, the app has looked at the age of the token.
  await openLive(page, '/user');
  await page.waitForLoadState('networkidle');
  await age(page, 25);
  await resume(page);
  await expect.poll(() => lost).toBe(1);
  // The app continues with the old token. A 401 would fail the test.
  await page.goto('/wallet', { waitUntil: 'networkidle' });
  await expect.poll(() => lost).toBe(2);
  expect(await tokenOf(page)).toBe(first);
  await context.unroute('**/api/user/refresh');
  await resume(page);
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  await page.goto('/security', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).pathname).toBe('/security');
});

it('a tab that slept while another one replaced the token goes on with the new one', async () => {
  const { page, t, context, allowError } = await loggedIn();
  // It is not notified by the other tab.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto('/user', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/user/password');
  const before = { token: await tokenOf(other), cookie: await sessionCookie(context) };
  const change = async (from: string, to: string) => {
    await other.getByLabel(t('security:password.current'), { exact: true }).fill(from);
    await other.getByLabel(t('security:password.new'), { exact: true }).fill(to);
    await other.getByLabel(t('security:password.again'), { exact: true }).fill(to);
    await other.getByRole('button', { name: t('security:password.submit'), exact: true }).click();
  };
  allowError(/401/);
  const statuses: number[] = [];
  page.on('response', (response) => statuses.push(response.status()));
  await change(demo.password, 'ein besseres Wort');
  await expect.poll(() => tokenOf(other)).not.toBe(before.token);
  // The old token and cookie stop working at once.
  expect(await statusOf(before.token, before.cookie)).toBe(401);
  expect(await statusOf(before.token, await sessionCookie(context))).toBe(401);
  expect(await statusOf(await tokenOf(other), await sessionCookie(context))).toBe(200);
  // The sleeping tab reads with the old token, is rejected, and retries.
  const [read] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/wallet/') && response.ok()),
    openAssets(page, t),
  ]);
  expect(statuses).toContain(401);
  expect(read.request().headers().token).toBe(await tokenOf(other));
  expect(new URL(page.url()).pathname).toBe('/assets');
});

it('what another tab reads while the password is being changed waits for the new token', async () => {
  const t = await translationsOf('en-us');
  const person = newPerson();
  const { page, allowError } = await journey(browser(), { origin: server.origin });
  await register(page, t, person, server.dataDir);
  const reader = await page.context().newPage();
  await reader.goto('/user', { waitUntil: 'networkidle' });
  await page.goto('/user/password', { waitUntil: 'networkidle' });

  const before = await tokenOf(page);
  let answered = false;
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/password', async (route) => {
    const response = await route.fetch();
    answered = true;
    await gate;
    await route.fulfill({ response });
  });
  allowError(/401/);
  await page.getByLabel(t('security:password.current'), { exact: true }).fill(person.password);
  await page.getByLabel(t('security:password.new'), { exact: true }).fill('ein besseres Wort');
  await page.getByLabel(t('security:password.again'), { exact: true }).fill('ein besseres Wort');
  await page.getByRole('button', { name: t('security:password.submit'), exact: true }).click();
  await expect.poll(() => answered).toBe(true);

  // The server accepts only the new token, which no tab has yet.
  await Promise.all([reader.waitForResponse((response) => response.status() === 401), openAssets(reader, t)]);
  const waiting = () => reader.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await expect.poll(waiting).toBeGreaterThan(0);
  expect(new URL(reader.url()).pathname).not.toBe('/login');
  await Promise.all([
    reader.waitForResponse((response) => response.url().includes('/api/wallet/') && response.ok()),
    Promise.resolve(release()),
  ]);
  await page.waitForURL('**/security');
  expect(new URL(reader.url()).pathname).toBe('/assets');
  expect([null, before]).not.toContain(await tokenOf(page));
});
