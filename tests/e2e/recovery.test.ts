import { expect, it } from 'vitest';
import { codeFor } from './outbox.ts';
import { logIn, logOut, newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();

it('a customer who lost the password gets in by email, and withdrawals are held', { timeout: 120_000 }, async () => {
  const t = await translationsOf('es-es');
  const person = newPerson();
  const { page } = await journey(browser(), { origin: server.origin, locale: 'es-ES' });
  await register(page, t, person, server.dataDir);
  await logOut(page, t);

  await page.goto('/login');
  await page.getByLabel(t('account-login:identifier'), { exact: true }).fill(person.username);
  await page.getByRole('button', { name: t('account-login:forgot') }).click();
  await page.getByRole('heading', { level: 1, name: t('account-login:forgot') }).waitFor();
  await page.getByRole('button', { name: t('forms:email.send-code') }).click();
  await page.getByText(t('account:recovery.sent')).waitFor();
  // The mail leaves after the response.
  const code = await codeFor(server.dataDir, person.email, t('mail:recovery-code.text').split('\n', 1)[0]);
  await page.getByLabel(t('forms:email.code'), { exact: true }).fill(code);
  const submit = page.getByRole('button', { name: t('account:recovery.submit') });
  const choose = async (password: string): Promise<void> => {
    for (const label of ['account:recovery.new', 'account:recovery.confirm'])
      await page.getByLabel(t(label), { exact: true }).fill(password);
    await submit.click();
  };
  // A name in the password is refused at its field, and the code stays good.
  await choose(`x${person.username}`);
  await page.getByText(t('errors:password-names-you')).waitFor();
  await choose('ein besseres Wort');
  await page.waitForURL('**/');

  await page.goto('/security');
  await page.getByText(t('forms:hold.reason.password-recovered')).waitFor();
  const refusal = await page.evaluate(async () => {
    const response = await fetch('/api/wallet/checkExtract', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: localStorage.getItem('token') ?? '' },
      body: JSON.stringify({
        currency: 'USDT',
        network: 'tron',
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        amount: '10',
      }),
    });
    return ((await response.json()) as { data: { code?: string } }).data.code;
  });
  expect(refusal).toBe('withdrawals-held');
  await logOut(page, t);
  await page.goto('/login');
  await logIn(page, t, person);
  await page.getByText(t('errors:wrong-credentials')).waitFor();
  await logIn(page, t, { ...person, password: 'ein besseres Wort' });
  await page.waitForURL('**/');
  expect(new URL(page.url()).pathname).toBe('/');
});
