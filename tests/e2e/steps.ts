import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { codeFor } from './outbox.ts';
import { sessionOf } from './support/session.ts';
import type { Translate } from './translations.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Returns a person without an account. */
export function newPerson(): Person {
  const username = `margit-${Date.now().toString(36)}`;
  return { username, email: `${username}@post.example`, password: 'ein gutes Wort' };
}

/** Opens the notice popup and confirms the notice. Returns its text. */
export async function confirmNotice(page: Page, t: Translate): Promise<string> {
  const messages = page.getByRole('region', { name: t('common:state.messages') });
  await messages.getByRole('button', { name: t('notices:open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('notices:dialog') });
  await dialog.getByRole('paragraph').first().waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: t('notices:confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Creates an account with the code from the outbox, and ends on the home screen. */
export async function register(page: Page, t: Translate, person: Person, dataDir: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel(t('account-register:username'), { exact: true }).fill(person.username);
  await page.getByText(t('account-register:username-free')).waitFor();
  await page.getByLabel(t('account-register:email'), { exact: true }).fill(person.email);
  await page.getByRole('button', { name: t('forms:email.send-code') }).click();
  await page.getByText(t('forms:email.sent')).waitFor();
  await page.getByLabel(t('forms:email.code'), { exact: true }).fill(await codeFor(dataDir, person.email));
  await page.getByLabel(t('account-register:password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('account-register:confirm'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('common:action.register'), exact: true }).click();
  await page.waitForURL('**/');
}

/** Submits the login form; the caller waits for the outcome. */
export async function logIn(page: Page, t: Translate, { username, password }: Omit<Person, 'email'>): Promise<void> {
  await page.getByLabel(t('account-login:identifier'), { exact: true }).fill(username);
  await page.getByLabel(t('account-login:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('common:action.log-in'), exact: true }).click();
}

/** Logs out on the profile screen, and ends on the home screen. */
export async function logOut(page: Page, t: Translate): Promise<void> {
  await page.goto('/user');
  await page.getByRole('button', { name: t('account:user.log-out') }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('account:user.log-out'), exact: true }).click();
  await page.getByRole('link', { name: t('common:action.log-in') }).waitFor();
}

/** Picks the image of a transfer receipt, which uploads it. */
export async function pickReceipt(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 320, height: 480, channels: 3, background: '#dfe9e6' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer });
}

/** Uploads a transfer receipt. */
export async function uploadReceipt(page: Page, t: Translate): Promise<void> {
  await pickReceipt(page);
  await page.getByRole('button', { name: t('forms:upload.remove') }).waitFor();
}

/** Returns a JPEG of one color. */
export const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Submits a deposit of USDT on Tron, and waits for its status page. */
export async function deposit(page: Page, t: Translate, amount: string): Promise<void> {
  await page.goto('/wallet/up/USDT');
  await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
  await page.getByLabel(t('wallet-deposits:deposit.amount'), { exact: true }).fill(amount);
  await uploadReceipt(page, t);
  await page.getByRole('button', { name: t('wallet-deposits:deposit.submit') }).click();
  await page.waitForURL(/\?sn=D/);
}

/** The server executes the call, but its response is lost. */
export async function loseResponse(page: Page, call: string): Promise<{ stop(): Promise<void> }> {
  const address = `**/api/${call}`;
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return { stop: () => page.unroute(address) };
}

/** Returns the data of a GET call, made with the session of the page. */
export async function readCall<Data>(page: Page, origin: string, call: string): Promise<Data> {
  const response = await fetch(`${origin}/api/${call}`, { headers: await sessionOf(page) });
  return ((await response.json()) as { data: Data }).data;
}
