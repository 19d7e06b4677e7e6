import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { codeFor } from './outbox.ts';

export type Words = (key: string) => string;

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Somebody who has no account yet. */
export function newPerson(): Person {
  const username = `margit-${Date.now().toString(36)}`;
  return { username, email: `${username}@post.example`, password: 'ein gutes Wort' };
}

/** Opens the notice that pops up, reads and confirms it. */
export async function confirmNotice(page: Page, words: Words): Promise<string> {
  const messages = page.getByRole('region', { name: words('common:state.messages') });
  await messages.getByRole('button', { name: words('notices:open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('notices:dialog') });
  await dialog.getByRole('paragraph').first().waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: words('notices:confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Opens an account with the code from the outbox, and arrives on the home screen. */
export async function register(page: Page, words: Words, person: Person, dataDir: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel(words('account:register.username'), { exact: true }).fill(person.username);
  await page.getByText(words('account:register.username-free')).waitFor();
  await page.getByLabel(words('account:register.email'), { exact: true }).fill(person.email);
  await page.getByRole('button', { name: words('forms:email.send-code') }).click();
  await page.getByText(words('forms:email.sent')).waitFor();
  await page.getByLabel(words('forms:email.code'), { exact: true }).fill(await codeFor(dataDir, person.email));
  await page.getByLabel(words('account:register.password'), { exact: true }).fill(person.password);
  await page.getByLabel(words('account:register.confirm'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('account:register.submit'), exact: true }).click();
  await page.waitForURL('**/');
}

/** Fills in the login and sends it; whoever calls waits for where it leads. */
export async function logIn(page: Page, words: Words, { username, password }: Omit<Person, 'email'>): Promise<void> {
  await page.getByLabel(words('account-login:identifier'), { exact: true }).fill(username);
  await page.getByLabel(words('account-login:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('account-login:submit'), exact: true }).click();
}

/** Signs out on the Me screen, and arrives on the home screen. */
export async function signOut(page: Page, words: Words): Promise<void> {
  await page.goto('/user');
  await page.getByRole('button', { name: words('account:user.sign-out') }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: words('account:user.sign-out'), exact: true }).click();
  await page.getByRole('link', { name: words('home:intro.log-in') }).waitFor();
}

/** A screenshot of a transfer, as far as a server can tell. */
export const voucher = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 480, channels: 3, background: '#dfe9e6' } })
    .png()
    .toBuffer();

/** A photo of one color, as a camera makes it. */
export const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Announces a deposit of USDT on Tron, and waits until it is credited. */
export async function deposit(page: Page, words: Words, amount: string): Promise<void> {
  await page.goto('/wallet/up/USDT');
  await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
  await page.getByLabel(words('wallet:deposit.amount'), { exact: true }).fill(amount);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: await voucher() });
  await page.getByRole('button', { name: words('forms:upload.remove') }).waitFor();
  await page.getByRole('button', { name: words('wallet:deposit.submit') }).click();
  await page.waitForURL(/\?sn=D/);
}
