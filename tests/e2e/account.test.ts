import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeFor } from './outbox.ts';
import { confirmNotice, logIn, newPerson, photo, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { patternOf, translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

async function setFundPassword(page: Page, t: Translate, password: string): Promise<void> {
  await page.goto('/wallet/trading-password');
  await page.getByLabel(t('forms:password.login'), { exact: true }).fill(password);
  await page.getByLabel(t('security:fund-password.first'), { exact: true }).fill('246810');
  await page.getByLabel(t('security:fund-password.first-again'), { exact: true }).fill('246810');
  await page.getByRole('button', { name: t('security:fund-password.set'), exact: true }).click();
  await page.waitForURL('**/security');
}

async function changePassword(page: Page, t: Translate, before: string, after: string): Promise<void> {
  await page.goto('/user/password');
  await page.getByLabel(t('security:password.current'), { exact: true }).fill(before);
  await page.getByLabel(t('security:password.new'), { exact: true }).fill(after);
  await page.getByLabel(t('security:password.again'), { exact: true }).fill(after);
  await page.getByRole('button', { name: t('security:password.submit'), exact: true }).click();
  await page.waitForURL('**/security');
  await page.getByText(patternOf(t('forms:hold.title'))).waitFor();
  await page.getByText(t('forms:hold.reason.password-changed')).waitFor();
}

async function changeEmail(page: Page, t: Translate, email: string, password: string): Promise<void> {
  await page.goto('/user/email');
  await page.getByLabel(t('security:email.new'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('forms:email.send-code') }).click();
  await page.getByText(t('forms:email.sent')).waitFor();
  await page.getByLabel(t('forms:email.code'), { exact: true }).fill(await codeFor(server.dataDir, email));
  await page.getByLabel(t('forms:password.login'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('security:email.submit'), exact: true }).click();
  await page.waitForURL('**/security');
  await page.getByText(t('forms:hold.reason.email-changed')).waitFor();
}

/** Submits two photos, and stays on the page until the operator decides. */
async function verifyIdentity(page: Page, t: Translate): Promise<void> {
  await page.goto('/user/auth');
  await page.getByLabel(t('identity:form.full-name'), { exact: true }).fill('Margit Sample');
  await page.getByLabel(t('identity:form.id-number'), { exact: true }).fill('X4RTBPFW4');
  const removals = page.getByRole('button', { name: t('forms:upload.remove') });
  for (const [index, side] of (['front', 'back'] as const).entries()) {
    const file = {
      name: `${side}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(side === 'front' ? '#dfe9e6' : '#e9e2df'),
    };
    await page.getByLabel(t(`identity:form.${side}`), { exact: true }).setInputFiles(file);
    await removals.nth(index).waitFor();
  }
  await page.getByRole('button', { name: t('identity:form.submit'), exact: true }).click();
  await confirmNotice(page, t);
  await page.getByText(t('identity:verified.title')).first().waitFor();
}

async function changePicture(page: Page, t: Translate): Promise<void> {
  await page.goto('/user');
  await page.getByRole('button', { name: t('identity:avatar.change') }).click();
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo('#20605c') };
  await page.getByLabel(t('identity:avatar.label'), { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: t('identity:avatar.crop.apply') }).click();
  const picture = page.getByRole('button', { name: t('identity:avatar.change') }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

interface Export {
  made_at: string;
  data: Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };
}

/** Downloads the data. Returns the archive's name and its JSON. */
async function download(page: Page, t: Translate, password: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: t('privacy:export.title') }).click();
  await page.getByLabel(t('security:settings.password'), { exact: true }).fill(password);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('privacy:export.submit'), exact: true }).click();
  const file = await saving;
  const name = file.suggestedFilename();
  const content = unzipSync(await readFile(await file.path()))[name.replace('.zip', '.json')];
  return { name, text: strFromU8(content ?? new Uint8Array()) };
}

/** Requests the closure, and cancels it from the profile screen. */
async function closeAndKeep(page: Page, t: Translate, password: string): Promise<void> {
  await page.getByRole('button', { name: t('privacy:close.title') }).click();
  await page.getByLabel(t('security:settings.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('privacy:close.submit'), exact: true }).click();
  const title = patternOf(t('privacy:closure.title'));
  await page.getByRole('dialog').getByText(title).waitFor();
  await page.goto('/user');
  const closes = page.getByText(title);
  await closes.waitFor();
  await page.getByRole('button', { name: t('privacy:closure.keep') }).click();
  await closes.waitFor({ state: 'detached' });
}

it('a customer guards an account, proves who it is, and has the last word on its data (ja-jp)', async () => {
  const t = await translationsOf('ja-jp');
  const person = newPerson();
  const next = { ...person, email: `neu-${person.email}`, password: 'ein besseres Wort' };
  const { page } = await journey(browser(), { origin: server.origin, locale: 'ja-JP' });
  await register(page, t, person, server.dataDir);
  await setFundPassword(page, t, person.password);

  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = await journey(browser(), { origin: server.origin, locale: 'ja-JP', userAgent });
  // Its session ends by the password change, by the email change, and as another device ends it.
  other.allowError(/401/);
  await other.page.goto('/login');
  await logIn(other.page, t, person);
  await other.page.waitForURL('**/');
  expect(await confirmNotice(page, t)).toContain('Firefox · Windows');

  const logInAgain = async (): Promise<void> => {
    await other.page.goto('/security');
    await other.page.getByText(t('account-login:expired')).waitFor();
    await logIn(other.page, t, next);
    await other.page.waitForURL('**/security');
  };
  await changePassword(page, t, person.password, next.password);
  await logInAgain();
  await changeEmail(page, t, next.email, next.password);
  await logInAgain();
  await verifyIdentity(page, t);
  await changePicture(page, t);

  await page.goto('/security');
  const devices = page.getByRole('region', { name: t('security:devices.title') });
  await devices.getByRole('button', { name: 'Firefox · Windows' }).click();
  await page.getByRole('button', { name: t('security:end-one.confirm'), exact: true }).click();
  await devices.getByText(t('security:devices.only')).waitFor();
  await other.page.goto('/security');
  await other.page.getByText(t('account-login:expired')).waitFor();

  const file = await download(page, t, next.password);
  const { made_at, data } = JSON.parse(file.text) as Export;
  expect(file.name).toBe(`florin-${person.username}-${made_at.slice(0, 10)}.zip`);
  expect(data.account).toMatchObject({ username: person.username, email: next.email, fund_password: true });
  expect(data.verifications).toMatchObject([{ full_name: 'Margit Sample', id_number: 'X4RTBPFW4' }]);
  expect(file.text).not.toContain(next.password);
  await closeAndKeep(page, t, next.password);

  await page.goto('/security');
  const history = page.getByRole('region', { name: t('security:history.list') });
  const told = [
    'registered',
    'fund-password-set',
    'login-password',
    'password-changed',
    'email-changed',
    'session-ended',
    'data-exported',
    'closure-requested',
    'closure-canceled',
  ];
  for (const kind of told)
    await history
      .getByText(t(`security:activity.${kind}`), { exact: true })
      .first()
      .waitFor();
});
