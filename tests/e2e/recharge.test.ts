import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, register, uploadReceipt } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { withDatabase } from './support/database.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const token = 'an-operator-token-of-42-characters-at-least';
const server = useServer({ OPERATOR_TOKEN: token });
const browser = useBrowser();
const t = await translationsOf('tr-tr');
const words = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '));

async function newCustomer(): Promise<Page> {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'tr-TR' });
  await register(page, t, newPerson(), server.dataDir);
  return page;
}

/** From the shortfall of a conversion to the status of the submitted deposit. Returns its number. */
async function depositWhatIsNeeded(page: Page): Promise<string> {
  await page.goto('/recharge?currency=USDT&amount=150.5&back=%2Fflash-exchange');
  await page.getByText(t('wallet-recharge:needed')).waitFor();
  expect(await words(page)).toContain('150,50 USDT');
  await page
    .getByRole('link', { name: t('wallet-recharge:continue-crypto', { currency: 'USDT' }), exact: true })
    .click();
  await page.getByRole('radio', { name: 'Tron (TRC-20)' }).click();
  await page.getByText(t('wallet-deposits:deposit.sandbox.title')).waitFor();
  expect(await page.getByLabel(t('wallet-deposits:deposit.amount'), { exact: true }).inputValue()).toBe('150,5');
  await uploadReceipt(page, t);
  await page.getByRole('button', { name: t('wallet-deposits:deposit.submit') }).click();
  await page.waitForURL(/\/wallet\/up\/record\?sn=D\d+&back=%2Fflash-exchange$/);
  return new URL(page.url()).searchParams.get('sn') ?? '';
}

it('what a conversion lacks is deposited, credited live, and leads back to the conversion', async () => {
  const page = await newCustomer();
  const sn = await depositWhatIsNeeded(page);
  await page.getByRole('main').getByText(t('wallet-deposits:status.credited'), { exact: true }).first().waitFor();
  await expect
    .poll(() => words(page))
    .toContain(t('wallet-deposits:deposits.confirmations-of', { confirmations: 20, needed: 20 }));
  // The address says it all.
  await page.reload();
  await page.getByRole('list', { name: t('wallet-deposits:status.title', { number: sn }) }).waitFor();
  await page.getByRole('link', { name: t('forms:back.flash-exchange') }).click();
  await page.waitForURL('**/flash-exchange');
  await expect.poll(() => words(page)).toContain('150,50');
});

/** Keeps the automatic operator away from new deposits: they seem to be an hour younger than what it looks for. */
async function keepOperatorAway(): Promise<void> {
  await withDatabase(server, async (db) => {
    await sql`create function younger() returns trigger language plpgsql as $$
      begin new.created_at := new.created_at + interval '1 hour'; return new; end $$`.execute(db);
    await sql`create trigger younger before insert on deposits for each row execute function younger()`.execute(db);
  });
}

it('a deposit is found, counted, and credited with what arrived by an operator, seen live', async () => {
  await keepOperatorAway();
  const page = await newCustomer();
  const sn = await depositWhatIsNeeded(page);
  await page.getByText(t('wallet:assets.on-its-way.title')).waitFor();
  const operate = async (act: string, body: object): Promise<number> => {
    const response = await fetch(`${server.origin}/operator/deposits/${sn}/${act}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-operator': 'Ada', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const transaction = 'abcd'.repeat(16);
  expect(await operate('review', {})).toBe(200);
  expect(await operate('confirm', { transaction_id: transaction, confirmations: 3 })).toBe(200);
  await page.getByText(t('forms:transfer.confirmations', { done: 3, count: 20 })).waitFor();
  await page.getByRole('button', { name: t('forms:transfer.transaction.copy') }).waitFor();
  expect(await operate('credit', { amount: '149.25' })).toBe(200);
  await page.getByText(t('wallet-deposits:status.less')).waitFor();
  const shown = await words(page);
  expect(shown).toContain('Bildirdiğiniz tutar 150,50 USDT. Bize ulaşan ve hesabınıza geçen tutar 149,25 USDT.');
  expect(shown).toContain(t('forms:transfer.transaction.play-money'));
  expect(await operate('credit', { amount: '149.25' })).toBe(409);

  await page.getByRole('button', { name: t('common:action.back') }).click();
  await page.waitForURL('**/wallet/up/record');
  await expect.poll(() => words(page)).toContain('149,25');
});
