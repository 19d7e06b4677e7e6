import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirmNotice, logIn, logOut, newPerson, photo, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { withoutLiveChannel } from './support/live-channel.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('id-id');

const name = (page: Page) => page.getByLabel(t('identity:form.full-name'), { exact: true });
const number = (page: Page) => page.getByLabel(t('identity:form.id-number'), { exact: true });
const shown = (page: Page, side: 'front' | 'back' | 'passport') =>
  page.getByRole('img', { name: t(`identity:form.${side}-preview`) });

/** Resolves once the photo is uploaded. */
async function choose(page: Page, side: 'front' | 'back' | 'passport', color: string): Promise<void> {
  const file = { name: `${side}.jpg`, mimeType: 'image/jpeg', buffer: await photo(color) };
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/upload/authentic') && response.ok()),
    page.getByLabel(t(`identity:form.${side}`), { exact: true }).setInputFiles(file),
  ]);
  await shown(page, side).waitFor();
}

/** Whether the browser has drawn the photo, from wherever. */
const isDrawn = (page: Page, side: 'front' | 'back') =>
  shown(page, side).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

const submit = (page: Page) => page.getByRole('button', { name: t('identity:form.submit'), exact: true }).click();

const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('draft:'))
      .map((key) => sessionStorage.getItem(key) ?? ''),
  );

async function registered() {
  const person = newPerson();
  const visit = await journey(browser(), { origin: server.origin, locale: 'id-ID' });
  await register(visit.page, t, person, server.dataDir);
  return { ...visit, person };
}

describe('a verification that is begun', () => {
  it('survives a reload and Back with its photo, and no logout', { timeout: 120_000 }, async () => {
    const { page, person, allowError } = await registered();
    await page.getByRole('link', { name: t('common:navigation.me'), exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${t('identity:title')}`, 'u') }).click();
    await name(page).fill('Margit Sample');
    await number(page).fill('X4RTBPFW4');
    await choose(page, 'front', '#dfe9e6');

    await page.reload();
    await expect.poll(() => isDrawn(page, 'front')).toBe(true);
    expect([await name(page).inputValue(), await number(page).inputValue()]).toEqual(['Margit Sample', '']);
    await page.getByText(t('identity:form.id-number-again')).waitFor();
    await page.goBack();
    await page.waitForURL('**/user');
    await page.goForward();
    await expect.poll(() => isDrawn(page, 'front')).toBe(true);

    // The server has deleted the photo, as after a day.
    const address = await shown(page, 'front').getAttribute('src');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const canceled = await page.request.post('/api/upload/cancel', {
      headers: { token: token ?? '' },
      data: { filename: address?.slice('/uploads/'.length) },
    });
    expect(await canceled.json()).toMatchObject({ status: 1 });
    allowError(/404/);
    await page.reload();
    await page.getByText(t('forms:upload.gone')).waitFor();
    expect(await name(page).inputValue()).toBe('Margit Sample');
    await choose(page, 'front', '#e9e2df');
    await page.getByText(t('forms:upload.gone')).waitFor({ state: 'detached' });

    // Another customer on this device sees nothing of it, even if the session expired.
    const other = await registered();
    allowError(/401/);
    await page.request.post('/api/user/logout', { headers: { token: token ?? '' }, data: {} });
    await page.reload();
    await page.getByText(t('account-login:expired-kept')).waitFor();
    expect(await draftsOf(page)).toEqual([expect.stringContaining('Margit Sample')]);
    const expectEmpty = async (): Promise<void> => {
      await page.waitForURL('**/user/auth');
      // Not the hint of a form that is resumed.
      await page.getByText(t('identity:form.id-number-hint')).waitFor();
      expect([await name(page).inputValue(), await shown(page, 'front').count()]).toEqual(['', 0]);
    };
    await logIn(page, t, other.person);
    await expectEmpty();
    // A logout clears what was begun.
    await logOut(page, t);
    expect(await draftsOf(page)).toEqual([]);
    await page.goto('/login?redirect=/user/auth');
    await logIn(page, t, person);
    await expectEmpty();
  });

  it(
    'is there again after the password was changed elsewhere and a login with the new one',
    { timeout: 120_000 },
    async () => {
      const { page, person, allowError } = await registered();
      // It would find out before the form is sent.
      await withoutLiveChannel(page);
      await page.goto('/user/auth');
      await page.getByRole('radio', { name: t('identity:document.passport.label') }).check();
      await name(page).fill('Margit Sample');
      await choose(page, 'passport', '#dfe9e6');

      const other = await journey(browser(), { origin: server.origin, locale: 'id-ID' });
      await other.page.goto('/login?redirect=/user/password');
      await logIn(other.page, t, person);
      await other.page.getByLabel(t('security:password.current'), { exact: true }).fill(person.password);
      for (const label of ['new', 'again'])
        await other.page.getByLabel(t(`security:password.${label}`), { exact: true }).fill('ein besseres Wort');
      await other.page.getByRole('button', { name: t('security:password.submit'), exact: true }).click();
      await other.page.waitForURL('**/security');

      allowError(/401/);
      await number(page).fill('X4RTBPFW4');
      await submit(page);
      await page.getByText(t('account-login:expired-kept')).waitFor();
      expect(page.url()).toBe(`${server.origin}/login?redirect=%2Fuser%2Fauth`);
      await logIn(page, t, { ...person, password: 'ein besseres Wort' });
      await page.waitForURL('**/user/auth');
      await expect.poll(() => name(page).inputValue()).toBe('Margit Sample');
      await shown(page, 'passport').waitFor();
      await number(page).fill('X4RTBPFW4');
      await submit(page);
      await page.getByText(t('identity:verified.title')).first().waitFor();
    },
  );
});

it(
  'a returned verification shows why, keeps name and photos, and is verified once corrected',
  { timeout: 120_000 },
  async () => {
    const { page } = await registered();
    await page.goto('/user/auth');
    await name(page).fill('Margit Sample');
    await number(page).fill('X4RTBPFW4');
    await choose(page, 'front', '#dfe9e6');
    await choose(page, 'back', '#dfe9e6');
    await submit(page);
    // The automatic operator returns two photos that are the same image.
    await confirmNotice(page, t);
    await page.getByText(t('identity:returned.title')).first().waitFor();
    await page.getByText(t('server:verification.same-photos'), { exact: false }).waitFor();

    await page.reload();
    for (const side of ['front', 'back'] as const) await expect.poll(() => isDrawn(page, side)).toBe(true);
    expect([await name(page).inputValue(), await number(page).inputValue()]).toEqual(['Margit Sample', '']);
    await choose(page, 'back', '#e9e2df');
    await number(page).fill('X4RTBPFW4');
    await submit(page);
    await confirmNotice(page, t);
    await page.getByText(t('identity:verified.title')).first().waitFor();
  },
);
