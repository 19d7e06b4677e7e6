import { URI, type TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeFor, mailTo } from './outbox.ts';
import { logIn, newPerson, type Person, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

/** Sets up the authenticator app, and ends on the home screen. */
async function turnOn(page: Page, t: Translate, { password }: Person): Promise<void> {
  await page.goto('/security');
  await page.getByRole('button', { name: t('security:authenticator.title') }).click();
  await page.getByLabel(t('security:settings.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('security:authenticator.begin'), exact: true }).click();
  const uri = await page.getByRole('link', { name: t('security:authenticator.open') }).getAttribute('href');
  const app = URI.parse(uri ?? '') as TOTP;
  await page.getByLabel(t('security:authenticator.code'), { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: t('security:recovery.kept'), exact: true }).click();
  await page.goto('/');
}

it(
  'a lost authenticator is reported at login; an open tab hears of it and stops it',
  { timeout: 180_000 },
  async () => {
    const t = await translationsOf('de-de');
    const person = newPerson();
    const { page: own } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
    await register(own, t, person, server.dataDir);
    await turnOn(own, t, person);
    const stop = own.getByRole('button', { name: t('security:removal.stop') });

    // Someone with the password asks on another device.
    const { page: other } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
    await other.goto('/login');
    await logIn(other, t, person);
    await other.getByRole('button', { name: t('forms:second-factor.lost') }).click();
    await other.getByLabel(t('account:lost.field'), { exact: true }).fill('Mein Telefon ist kaputt.');
    await other.getByRole('button', { name: t('account:lost.submit') }).click();
    await other.getByRole('heading', { name: t('account:lost.received.title') }).waitFor();
    expect((await mailTo(server.dataDir, person.email, 'Verlust der Authenticator-App')).text).toContain('/security');

    // The open tab shows it without a reload, and the approval of the automatic operator too.
    await stop.waitFor();
    await own.getByText(/^Ihre Authenticator-App wird am .* Uhr entfernt$/).waitFor({ timeout: 30_000 });
    const approved = await mailTo(server.dataDir, person.email, 'wurde genehmigt');
    expect(approved.subject).toBe('Ihre Authenticator-App wird entfernt');

    // So does the page of whoever asked, also when it is opened again.
    const isApproved = other.getByText(t('account:lost.state.waiting'));
    await isApproved.waitFor({ timeout: 30_000 });
    await other.getByRole('button', { name: t('account:lost.back') }).click();
    await other.getByRole('button', { name: t('forms:second-factor.lost') }).click();
    await other.getByRole('heading', { name: t('account:lost.repeated.title') }).waitFor();
    await isApproved.waitFor();

    // One press stops it, for good.
    await stop.click();
    await own.getByText(t('security:removal.stopped')).waitFor();
    await stop.waitFor({ state: 'detached' });
    await own.goto('/security');
    await own.getByText(t('security:activity.removal-stopped')).first().waitFor();
    expect(await stop.count()).toBe(0);
    const row = t('security:authenticator.title');
    await own.getByRole('button', { name: new RegExp(`^${row}.*${t('security:authenticator.on')}$`, 's') }).waitFor();
  },
);

it('a customer who lost the password too asks with the code of its reset', { timeout: 180_000 }, async () => {
  const t = await translationsOf('th-th');
  const person = newPerson();
  const { page: own } = await journey(browser(), { origin: server.origin, locale: 'th-TH' });
  await register(own, t, person, server.dataDir);
  await turnOn(own, t, person);

  const { page } = await journey(browser(), { origin: server.origin, locale: 'th-TH' });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  await page.goto('/login');
  await page.getByLabel(t('account-login:identifier'), { exact: true }).fill(person.email);
  await press('account-login:forgot');
  await press('forms:email.send-code');
  const code = await codeFor(server.dataDir, person.email, 'ตั้งรหัสผ่านเข้าสู่ระบบใหม่');
  await page.getByLabel(t('forms:email.code'), { exact: true }).fill(code);
  for (const label of ['account:recovery.new', 'account:recovery.confirm'])
    await page.getByLabel(t(label), { exact: true }).fill('ein besseres Wort');
  await press('account:recovery.submit');

  // The way on keeps what was typed.
  await press('forms:second-factor.lost');
  await page.getByText(t('account:lost.text.email')).waitFor();
  const field = page.getByLabel(t('account:lost.field'), { exact: true });
  await field.fill('โทรศัพท์หาย');
  await press('account:lost.back');
  await press('forms:second-factor.lost');
  await expect.poll(() => field.inputValue()).toBe('โทรศัพท์หาย');
  await press('account:lost.submit');
  await page.getByRole('heading', { name: t('account:lost.received.title') }).waitFor();
  await page.getByText(t('account:lost.then')).waitFor();
  expect((await mailTo(server.dataDir, person.email, 'ขอให้เรานำแอปออก')).text).toContain('รอ 7 วัน');

  // The device that is logged in hears of it, and stops it.
  await own.getByText(t('security:removal.by-email')).waitFor();
  await page.getByText(t('account:lost.state.waiting')).waitFor({ timeout: 30_000 });
  await own.getByRole('button', { name: t('security:removal.stop') }).click();
  await own.getByText(t('security:removal.stopped')).waitFor();
  await page.getByLabel(t('account:lost.field'), { exact: true }).waitFor({ timeout: 30_000 });
});
