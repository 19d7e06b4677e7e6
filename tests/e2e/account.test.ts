import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeFor } from './outbox.ts';
import { confirmNotice, logIn, newPerson, photo, register, type Words } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/server.ts';
import { patternOf, wordsOf } from './words.ts';

const server = useServer();
const browser = useBrowser();

async function setFundPassword(page: Page, words: Words): Promise<void> {
  await page.goto('/wallet/trading-password');
  await page.getByLabel(words('security:fund-password.first'), { exact: true }).fill('246810');
  await page.getByLabel(words('security:fund-password.first-again'), { exact: true }).fill('246810');
  await page.getByRole('button', { name: words('security:fund-password.set'), exact: true }).click();
  await page.waitForURL('**/security');
}

async function changePassword(page: Page, words: Words, before: string, after: string): Promise<void> {
  await page.goto('/user/password');
  await page.getByLabel(words('security:password.current'), { exact: true }).fill(before);
  await page.getByLabel(words('security:password.new'), { exact: true }).fill(after);
  await page.getByLabel(words('security:password.again'), { exact: true }).fill(after);
  await page.getByRole('button', { name: words('security:password.submit'), exact: true }).click();
  await page.waitForURL('**/security');
}

async function changeEmail(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.goto('/user/email');
  await page.getByLabel(words('security:email.new'), { exact: true }).fill(email);
  await page.getByRole('button', { name: words('forms:email.send-code') }).click();
  await page.getByText(words('forms:email.sent')).waitFor();
  await page.getByLabel(words('forms:email.code'), { exact: true }).fill(await codeFor(server.dataDir, email));
  await page.getByLabel(words('security:email.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('security:email.submit'), exact: true }).click();
  await page.waitForURL('**/security');
}

/** Hands in two photos, and stays on the page until the operator has decided. */
async function verifyIdentity(page: Page, words: Words): Promise<void> {
  await page.goto('/user/auth');
  await page.getByLabel(words('identity:form.full-name'), { exact: true }).fill('Margit Sample');
  await page.getByLabel(words('identity:form.id-number'), { exact: true }).fill('X4RTBPFW4');
  const removals = page.getByRole('button', { name: words('forms:upload.remove') });
  for (const [index, side] of (['front', 'back'] as const).entries()) {
    const file = {
      name: `${side}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(side === 'front' ? '#dfe9e6' : '#e9e2df'),
    };
    await page.getByLabel(words(`identity:form.${side}`), { exact: true }).setInputFiles(file);
    await removals.nth(index).waitFor();
  }
  await page.getByRole('button', { name: words('identity:form.submit'), exact: true }).click();
  await confirmNotice(page, words);
  await page.getByText(words('identity:verified.title')).waitFor();
}

async function changePicture(page: Page, words: Words): Promise<void> {
  await page.goto('/user');
  await page.getByRole('button', { name: words('identity:avatar.change') }).click();
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo('#20605c') };
  await page.getByLabel(words('identity:avatar.label'), { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: words('identity:avatar.crop.apply') }).click();
  const picture = page.getByRole('button', { name: words('identity:avatar.change') }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);
}

interface Export {
  made_at: string;
  data: Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };
}

/** Downloads the data; answers the file as the browser has saved it. */
async function download(page: Page, words: Words, password: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: words('privacy:export.title') }).click();
  await page.getByLabel(words('security:settings.password'), { exact: true }).fill(password);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('privacy:export.submit'), exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Asks for the closing, and takes it back from the Me screen. */
async function closeAndKeep(page: Page, words: Words, password: string): Promise<void> {
  await page.getByRole('button', { name: words('privacy:close.title') }).click();
  await page.getByLabel(words('security:settings.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('privacy:close.submit'), exact: true }).click();
  const title = patternOf(words('privacy:closure.title'));
  await page.getByRole('dialog').getByText(title).waitFor();
  await page.goto('/user');
  const closes = page.getByText(title);
  await closes.waitFor();
  await page.getByRole('button', { name: words('privacy:closure.keep') }).click();
  await closes.waitFor({ state: 'detached' });
}

it('a customer guards an account, proves who it is, and has the last word on its data (ja-jp)', async () => {
  const words = await wordsOf('ja-jp');
  const person = newPerson();
  const next = { ...person, email: `neu-${person.email}`, password: 'ein besseres Wort' };
  const { page } = await journey(browser(), { origin: server.origin, locale: 'ja-JP' });
  await register(page, words, person, server.dataDir);
  await setFundPassword(page, words);

  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = await journey(browser(), { origin: server.origin, locale: 'ja-JP', userAgent });
  // Its session ends twice.
  other.expectTrouble(/401/);
  await other.page.goto('/login');
  await logIn(other.page, words, person);
  await other.page.waitForURL('**/');
  expect(await confirmNotice(page, words)).toContain('Firefox · Windows');

  await changePassword(page, words, person.password, next.password);
  await other.page.goto('/security');
  await other.page.getByText(words('account-login:expired')).waitFor();
  await logIn(other.page, words, next);
  await other.page.waitForURL('**/security');

  await changeEmail(page, words, next.email, next.password);
  await verifyIdentity(page, words);
  await changePicture(page, words);

  await page.goto('/security');
  const devices = page.getByRole('region', { name: words('security:devices.title') });
  await devices.getByRole('button', { name: 'Firefox · Windows' }).click();
  await page.getByRole('button', { name: words('security:end-one.confirm'), exact: true }).click();
  await devices.getByText(words('security:devices.only')).waitFor();
  await other.page.goto('/security');
  await other.page.getByText(words('account-login:expired')).waitFor();

  const file = await download(page, words, next.password);
  const { made_at, data } = JSON.parse(file.text) as Export;
  expect(file.name).toBe(`florin-${person.username}-${made_at.slice(0, 10)}.json`);
  expect(data.account).toMatchObject({ username: person.username, email: next.email, fund_password: true });
  expect(data.verifications).toMatchObject([{ full_name: 'Margit Sample', id_number: 'X4RTBPFW4' }]);
  expect(file.text).not.toContain(next.password);
  await closeAndKeep(page, words, next.password);

  await page.goto('/security');
  const history = page.getByRole('region', { name: words('security:history.list') });
  const told = [
    'registered',
    'fund-password-set',
    'sign-in',
    'password-changed',
    'email-changed',
    'session-ended',
    'data-exported',
    'closing-asked',
    'closing-taken-back',
  ];
  for (const kind of told)
    await history
      .getByText(words(`security:activity.${kind}`), { exact: true })
      .first()
      .waitFor();
});
