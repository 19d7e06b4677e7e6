import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, logOut, photo } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { overlayEntries } from './support/overlays.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const demo = { username: 'demo', password: 'demo-florin' };
const t = await translationsOf('en-us');

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).click();

/** The demo customer, navigated from home to the profile. */
async function onProfile() {
  const visit = await journey(browser(), { origin: server.origin, reducedMotion: 'no-preference' });
  await visit.page.goto('/login');
  await logIn(visit.page, t, demo);
  await visit.page.waitForURL('**/');
  await visit.page.getByRole('link', { name: t('common:navigation.me'), exact: true }).click();
  await visit.page.getByRole('heading', { level: 1, name: t('account:user.title') }).waitFor();
  return visit;
}

/** Waits until a sheet or dialog is open and has its history entry. */
async function opened(page: Page, title: string, depth = 1) {
  const dialog = page.getByRole('dialog', { name: t(title) });
  await dialog.waitFor();
  await overlayEntries(page, depth);
  return dialog;
}

async function openLanguages(page: Page) {
  await page.getByRole('button', { name: t('account:user.language') }).click();
  return opened(page, 'common:language.choose');
}

/** Back leaves the profile: no overlay left an entry behind. */
async function expectHomeNext(page: Page): Promise<void> {
  await overlayEntries(page, 0);
  expect(pathOf(page)).toBe('/user');
  await page.goBack();
  await page.waitForURL('**/');
  await page.getByRole('link', { name: t('common:navigation.me'), exact: true }).waitFor();
}

describe('Back', () => {
  it('closes an open sheet and stays on the page, then leaves it', async () => {
    const { page } = await onProfile();
    const sheet = await openLanguages(page);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await expectHomeNext(page);
  });

  it.each(['the button', 'Escape'])('leaves the page at once after a sheet was closed by %s', async (by) => {
    const { page } = await onProfile();
    const sheet = await openLanguages(page);
    if (by === 'Escape') await page.keyboard.press('Escape');
    else await sheet.getByRole('button', { name: t('common:action.close'), exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await expectHomeNext(page);
  });

  it('closes the upper one of two sheets first', async () => {
    const { page } = await onProfile();
    await press(page, 'identity:avatar.change');
    const below = await opened(page, 'identity:avatar.title');
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo('#20605c') };
    await page.getByLabel(t('identity:avatar.label'), { exact: true }).setInputFiles(file);
    const above = await opened(page, 'identity:avatar.crop.title', 2);
    await page.goBack();
    await above.waitFor({ state: 'detached' });
    await below.waitFor();
    await page.goBack();
    await below.waitFor({ state: 'detached' });
    await expectHomeNext(page);
  });

  it('leaves a sheet open that is sending something, and the page only after it', async () => {
    const { page } = await onProfile();
    await page.getByRole('link', { name: t('account:user.menu.security') }).click();
    await page.getByRole('button', { name: t('privacy:export.title') }).click();
    const sheet = await opened(page, 'privacy:export.title');
    await sheet.getByLabel(t('security:settings.password'), { exact: true }).fill(demo.password);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user/export', async (route) => {
      await held;
      await route.continue();
    });
    const [request] = await Promise.all([
      page.waitForRequest('**/api/user/export'),
      press(page, 'privacy:export.submit'),
    ]);
    await page.goBack();
    await opened(page, 'privacy:export.title');
    expect(request.failure()).toBeNull();
    answer();
    await sheet.waitFor({ state: 'detached' });
    await page.goBack();
    await expectHomeNext(page);
  });

  it('knows no sheet any more after a session ended in it, and a login led back', async () => {
    const { page, allowError } = await onProfile();
    allowError(/401/);
    await page.getByRole('link', { name: t('account:user.menu.security') }).click();
    await page.getByRole('button', { name: t('privacy:export.title') }).click();
    const sheet = await opened(page, 'privacy:export.title');
    await sheet.getByLabel(t('security:settings.password'), { exact: true }).fill(demo.password);
    await page.context().clearCookies();
    await press(page, 'privacy:export.submit');
    await page.getByText(t('account-login:expired')).waitFor();
    await logIn(page, t, demo);
    await page.waitForURL('**/security');
    await page.getByRole('heading', { level: 1, name: t('security:title') }).waitFor();
    await page.goBack();
    await expectHomeNext(page);
  });

  it('leaves the page after a reload with a sheet open', async () => {
    const { page } = await onProfile();
    await openLanguages(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: t('account:user.title') }).waitFor();
    await expectHomeNext(page);
  });

  it('and Forward do not open a closed sheet again', async () => {
    const { page } = await onProfile();
    const sheet = await openLanguages(page);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await page.goForward();
    await expectHomeNext(page);
  });

  it('shows nothing of the account after a logout', async () => {
    const { page } = await onProfile();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('common:navigation.assets'), exact: true })
      .click();
    await page.getByRole('tabpanel').getByText('Bitcoin').waitFor();
    await page.getByRole('link', { name: t('common:navigation.me'), exact: true }).click();
    await page.getByRole('button', { name: t('account:user.log-out') }).waitFor();
    const info = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as Record<
      string,
      string
    >;
    const own = [info.nickname, info.invite_code, t('wallet:balance.total'), t('account:user.log-out')];
    expect(await page.getByRole('main').innerText()).toContain(info.nickname);
    await logOut(page, t);

    const main = page.getByRole('main');
    const refused: string[] = [];
    page.on('response', (response) => void (response.status() === 401 && refused.push(response.url())));
    const visited: string[] = [];
    for (await page.goBack(); page.url() !== 'about:blank'; await page.goBack()) {
      await main.getByRole('button').or(main.getByRole('link')).first().waitFor();
      // What needs a login leads to the login.
      await expect.poll(() => pathOf(page)).toMatch(/^\/(login)?$/u);
      visited.push(pathOf(page));
      for (const text of own) expect(await main.innerText()).not.toContain(text);
    }
    expect(visited).toEqual(expect.arrayContaining(['/login', '/']));
    // Nothing was even asked for.
    expect(refused).toEqual([]);
  });
});
