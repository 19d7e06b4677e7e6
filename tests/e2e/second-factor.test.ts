import { URI, type TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, newPerson, register, logOut, type Person } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf, type Translate } from './translations.ts';

const server = useServer();
const browser = useBrowser();

/** A virtual authenticator that approves every request. */
async function keepPasskeys(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Codes are single-use: use the next one early, which the server allows by 30 seconds. */
const codeOf = (app: TOTP, ahead: 0 | 1): string => app.generate({ timestamp: Date.now() + ahead * 30_000 });

/** Opens a sheet of the security screen. */
async function open(page: Page, t: Translate, row: 'authenticator' | 'passkeys'): Promise<void> {
  await page.goto('/security');
  await page.getByRole('button', { name: t(`security:${row}.title`) }).click();
}

/** Logs in from the home screen, up to the password. */
async function begin(page: Page, t: Translate, person: Person): Promise<void> {
  await page.getByRole('link', { name: t('common:action.log-in') }).click();
  await logIn(page, t, person);
}

it('a customer sets up both second factors, logs in with each, and removes them', { timeout: 240_000 }, async () => {
  const t = await translationsOf('de-de');
  const person = newPerson();
  // IP addresses don't support passkeys.
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const { page } = await journey(browser(), { origin, locale: 'de-AT' });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const fill = (key: string, text: string) => page.getByLabel(t(key), { exact: true }).fill(text);

  await register(page, t, person, server.dataDir);
  await keepPasskeys(page);

  // The app is on, and its codes are kept.
  await open(page, t, 'authenticator');
  await fill('security:settings.password', person.password);
  await press('security:authenticator.begin');
  const uri = await page.getByRole('link', { name: t('security:authenticator.open') }).getAttribute('href');
  const app = URI.parse(uri ?? '') as TOTP;
  await page.getByText(app.secret.base32.match(/.{4}/g)?.join(' ') ?? '').waitFor();
  // Each code submits itself once complete.
  await fill('security:authenticator.code', codeOf(app, 0));
  const list = page.getByRole('list', { name: t('security:recovery.title') });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([page.waitForEvent('download'), press('security:recovery.save')]);
  expect(download.suggestedFilename()).toBe('florin-wiederherstellungscodes.txt');
  await press('security:recovery.kept');

  // A login needs a code ...
  await logOut(page, t);
  await begin(page, t, person);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/index/confirmLogin')) sent.push(request.postData() ?? '');
  });
  // ... which is sent once, even with Enter; typing replaces an incorrect one.
  await page.getByLabel(t('forms:second-factor.app.label'), { exact: true }).pressSequentially('000000');
  await page.getByText(t('errors:second-factor-wrong')).waitFor();
  await page.getByText(t('forms:second-factor.app.wrong')).waitFor();
  // The same one isn't sent again.
  await press('forms:second-factor.confirm');
  await page.getByText(t('errors:second-factor-wrong')).waitFor();
  await page.getByLabel(t('forms:second-factor.app.label'), { exact: true }).fill('');
  await page.keyboard.type(codeOf(app, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/');
  expect(sent).toHaveLength(2);

  // ... or a recovery code, which is single-use.
  await logOut(page, t);
  await begin(page, t, person);
  await press('forms:second-factor.app.other');
  await fill('forms:second-factor.recovery.label', codes[0] ?? '');
  await press('forms:second-factor.confirm');
  await page.waitForURL('**/');
  await logOut(page, t);
  await begin(page, t, person);
  await press('forms:second-factor.app.other');
  await fill('forms:second-factor.recovery.label', codes[0] ?? '');
  await press('forms:second-factor.confirm');
  await page.getByText(t('errors:second-factor-wrong')).waitFor();
  await fill('forms:second-factor.recovery.label', codes[1] ?? '');
  await press('forms:second-factor.confirm');
  await page.waitForURL('**/');

  // A passkey replaces both.
  await open(page, t, 'passkeys');
  await press('security:passkeys.add.title');
  await fill('security:settings.password', person.password);
  await fill('security:passkeys.name', 'Margits Telefon');
  await press('security:passkeys.add.submit');
  await press('forms:second-factor.app.other');
  await fill('forms:second-factor.recovery.label', codes[2] ?? '');
  await press('forms:second-factor.confirm');
  await page.getByRole('button', { name: 'Margits Telefon' }).waitFor();
  await logOut(page, t);
  await page.getByRole('link', { name: t('common:action.log-in') }).click();
  await press('account-login:passkey.log-in');
  await page.waitForURL('**/');

  // Removing it takes it a last time. With both removed, the password alone is enough.
  await open(page, t, 'passkeys');
  await page.getByRole('button', { name: 'Margits Telefon' }).click();
  await press('security:passkeys.remove.open');
  await fill('security:settings.password', person.password);
  await press('security:passkeys.remove.submit');
  await press('security:confirmation.passkey');
  await page.getByText(t('security:passkeys.empty')).waitFor();
  await open(page, t, 'authenticator');
  await page.getByText('7 von 10').waitFor();
  await press('security:authenticator.turn-off');
  await fill('security:settings.password', person.password);
  await press('security:authenticator-off.submit');
  await press('forms:second-factor.app.other');
  await fill('forms:second-factor.recovery.label', codes[3] ?? '');
  await press('forms:second-factor.confirm');
  const row = t('security:authenticator.title');
  await page.getByRole('button', { name: new RegExp(`^${row}.*${t('security:authenticator.off')}$`, 's') }).waitFor();
  await page.getByText(t('forms:hold.reason.authenticator-removed')).waitFor();
  await logOut(page, t);
  await begin(page, t, person);
  await page.waitForURL('**/');
});

it('with the authenticator on, a new password and the export need a second factor', { timeout: 240_000 }, async () => {
  const t = await translationsOf('ru-ru');
  const person = newPerson();
  const { page } = await journey(browser(), { origin: server.origin, locale: 'ru-RU' });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const fill = (key: string, text: string) => page.getByLabel(t(key), { exact: true }).fill(text);
  const sheet = page.getByRole('dialog', { name: t('security:confirmation.title') });
  const next = 'ein besseres Wort';

  await register(page, t, person, server.dataDir);
  await open(page, t, 'authenticator');
  await fill('security:settings.password', person.password);
  await press('security:authenticator.begin');
  const uri = await page.getByRole('link', { name: t('security:authenticator.open') }).getAttribute('href');
  const app = URI.parse(uri ?? '') as TOTP;
  await fill('security:authenticator.code', codeOf(app, 0));
  const list = page.getByRole('list', { name: t('security:recovery.title') });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  // They won't be shown again, so Back asks, as often as it is pressed.
  const question = page.getByRole('alertdialog', { name: t('security:recovery.leave.title') });
  for (let time = 0; time < 2; time += 1) {
    await page.waitForFunction(() => (window.history.state as { overlays?: number }).overlays === 1);
    await page.goBack();
    await question.waitFor();
    await press('security:recovery.leave.stay');
    await question.waitFor({ state: 'detached' });
    await list.waitFor();
  }
  await press('security:recovery.kept');

  // Back closes the question alone: the form is as it was typed, and its button asks again.
  await page.goto('/user/password');
  await fill('security:password.current', person.password);
  await fill('security:password.new', next);
  await fill('security:password.again', next);
  await press('security:password.submit');
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.getByLabel(t('security:password.new'), { exact: true }).inputValue()).toBe(next);
  await press('security:password.submit');
  await fill('forms:second-factor.app.label', codeOf(app, 1));
  await page.getByText(t('security:password.done')).waitFor();

  // The code was for that act alone. The next one takes another, here over the sheet of the export.
  await page.goto('/security');
  await page.getByRole('button', { name: t('privacy:export.title') }).click();
  await fill('security:settings.password', next);
  await press('privacy:export.submit');
  await sheet.waitFor();
  await press('forms:second-factor.app.other');
  await fill('forms:second-factor.recovery.label', codes[0] ?? '');
  const [download] = await Promise.all([page.waitForEvent('download'), press('forms:second-factor.confirm')]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await sheet.waitFor({ state: 'hidden' });
});
