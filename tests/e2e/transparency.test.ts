import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('it-it');
const script = fileURLToPath(new URL('../../scripts/verify-balance.mjs', import.meta.url));

it('a visitor sees what is owed and held, and a customer computes that their balances are in it', async () => {
  const visitor = await journey(browser(), { origin: server.origin, locale: 'it-IT' });
  // A new server takes its first snapshot once it listens, and the page waits for it.
  const refusal = { status: 0, message: '', data: { code: 'not-found' } };
  await visitor.page.route('**/api/transparency/liabilities*', (route) => route.fulfill({ json: refusal }));
  await visitor.page.goto('/transparency');
  // The list of all snapshots can say it too.
  await visitor.page.getByText(t('transparency:totals.none.title')).first().waitFor();
  await visitor.page.unroute('**/api/transparency/liabilities*');
  const totals = visitor.page.getByRole('list', { name: t('transparency:totals.list') });
  await totals.getByText('USDT', { exact: true }).waitFor();
  const logIn = visitor.page.getByRole('link', { name: t('transparency:own.log-in') });
  expect(await logIn.getAttribute('href')).toBe('/login?redirect=%2Ftransparency');

  const { page } = await demoJourney(browser(), { origin: server.origin, t, locale: 'it-IT' });
  await page.goto('/transparency');
  await page.getByRole('button', { name: t('transparency:own.check') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('transparency:check.verified.title'), { exact: true }).waitFor();
  const balances = sheet.getByRole('list', { name: t('transparency:check.steps') }).getByRole('listitem');
  expect(await balances.count()).toBeGreaterThan(3);
  expect(await balances.evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.state))).not.toContain(
    'fails',
  );

  // Without the app.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: t('transparency:check.save') }).click(),
  ]);
  const { stdout } = await promisify(execFile)(process.execPath, [script, await download.path()]);
  expect(stdout).toContain('USDT: ');
  expect(stdout).toContain('Verified.');

  // From the list of all, and Back.
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  const past = page.getByRole('region', { name: t('transparency:past.list') });
  await past.scrollIntoViewIfNeeded();
  await past.getByRole('button').first().click();
  await sheet.getByText(t('transparency:check.verified.title'), { exact: true }).waitFor();
});
