import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeFor } from './outbox.ts';
import { logOut, newPerson, register, type Person } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('hi-in');

const field = (page: Page, key: string) => page.getByRole('textbox', { name: t(`account-register:${key}`) });
const submit = (page: Page) => page.getByRole('button', { name: t('common:action.register'), exact: true }).click();

/** Fills in everything but the invite code. */
async function fillIn(page: Page, { username, email, password }: Person): Promise<void> {
  await field(page, 'username').fill(username);
  await field(page, 'email').fill(email);
  await page.getByRole('button', { name: t('forms:email.send-code') }).click();
  await page.getByText(t('forms:email.sent')).waitFor();
  await page.getByLabel(t('forms:email.code'), { exact: true }).fill(await codeFor(server.dataDir, email));
  for (const key of ['password', 'confirm'])
    await page.getByLabel(t(`account-register:${key}`), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

/** What the form has, secrets included. */
const typed = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input:not([type=checkbox])')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

it(
  'a registration that is refused, limited, or offline keeps everything that was typed',
  { timeout: 120_000 },
  async () => {
    const { page, allowError } = await journey(browser(), { origin: server.origin, locale: 'hi-IN' });
    const first = newPerson();
    await register(page, t, first, server.dataDir);
    await logOut(page, t);

    await page.goto('/register');
    const person = { ...newPerson(), username: `second-${first.username}`.slice(0, 30) };
    await fillIn(page, { ...person, username: first.username });
    await page.getByText(t('errors:username-taken')).waitFor();
    // Refused by the server too, for who doesn't wait for the answer.
    await submit(page);
    await page.getByText(t('errors:username-taken')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');

    await field(page, 'username').fill(person.username);
    await page.getByText(t('account-register:username-free')).waitFor();
    await field(page, 'invite').fill('ZZZZ2222');
    await submit(page);
    await page.getByText(t('errors:invite-code-unknown')).waitFor();
    await field(page, 'invite').fill('');

    const before = await typed(page);
    expect(before).toEqual(expect.arrayContaining([person.username, person.email, person.password]));
    allowError(/ERR_INTERNET_DISCONNECTED|429/);
    await page.context().setOffline(true);
    await submit(page);
    await page.getByRole('alert').getByText(t('common:problem.offline.title')).waitFor();
    expect(await typed(page)).toEqual(before);
    await page.context().setOffline(false);

    // Another client at this address has tried too often.
    const attempt = () =>
      fetch(`${server.origin}/api/index/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    await expect.poll(async () => (await attempt()).status).toBe(429);
    await submit(page);
    await page.getByRole('alert').getByText(t('common:problem.too-many.title')).waitFor();
    expect(await typed(page)).toEqual(before);

    // A reload keeps all but the secrets.
    await page.reload();
    await expect.poll(() => field(page, 'username').inputValue()).toBe(person.username);
    expect(await typed(page)).toEqual(before.map((value) => (value === person.password ? '' : value)));
    // Nor does it forget that a code was just sent, and that it is valid.
    await page.getByText(new RegExp(t('forms:email.code-hint').replace('{{time}}', '.*'))).waitFor();
  },
);
