import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loseResponse, newPerson, photo, readCall, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey, type Journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const token = 'an-operator-token-of-42-characters-at-least';
const server = useServer({ OPERATOR_TOKEN: token });
const browser = useBrowser();
const t = await translationsOf('sv-se');
/** How the sandbox's answers start. */
const [automatic = ''] = t('server:petition.automatic.complaint').split(':', 1);
const [, readTheAnswer = ''] = />([^<]+)<\/a>/u.exec(t('server:notice.petition-answered.content')) ?? [];

interface Petitions {
  items: { id: string; text: string; about: string | null; images: string[] }[];
}

async function newCustomer(): Promise<Journey> {
  const visit = await journey(browser(), { origin: server.origin, locale: 'sv-SE' });
  await register(visit.page, t, newPerson(), server.dataDir);
  return visit;
}

const petitionsOf = async (page: Page) => (await readCall<Petitions>(page, server.origin, 'petition/index')).items;

/** Runs `npm run operator -- petition …`. */
async function operate(...given: string[]): Promise<void> {
  const env = { ...process.env, OPERATOR_TOKEN: token, FLORIN_URL: server.origin };
  await promisify(execFile)(process.execPath, ['scripts/operator.ts', 'petition', ...given, '--as', 'Ada'], { env });
}

const message = (page: Page) => page.getByLabel(t('petitions:form.text'), { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: t('petitions:form.submit'), exact: true });

async function addImage(page: Page): Promise<void> {
  const file = { name: 'screen.jpg', mimeType: 'image/jpeg', buffer: await photo('#dfe9e6') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: t('forms:upload.remove') }).waitFor();
}

it(
  'a complaint goes from support with image and reference, once although its response is lost, and is answered live',
  { timeout: 120_000 },
  async () => {
    const { page, allowError } = await newCustomer();
    await page.goto('/contact?about=deposit&reference=D26112100042');
    await page.getByRole('link', { name: t('content-contact:write.link'), exact: true }).click();
    await page.getByText('D26112100042').waitFor();
    await page.getByRole('radio', { name: t('petitions:category.complaint.label') }).check();
    await message(page).fill('My deposit is missing.');
    await addImage(page);

    // Kept on a reload, with its image.
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe('My deposit is missing.');
    await page.getByRole('button', { name: t('forms:upload.remove') }).waitFor();
    expect(await page.getByRole('radio', { name: t('petitions:category.complaint.label') }).isChecked()).toBe(true);

    allowError(/petition\/create|ERR_CONNECTION_RESET|ERR_FAILED/);
    const lost = await loseResponse(page, 'petition/create');
    await sendButton(page).click();
    await page.getByText(t('petitions:form.again')).waitFor();
    await lost.stop();
    await sendButton(page).click();
    await page.getByText(t('petitions:sent.text')).waitFor();
    const [petition, ...more] = await petitionsOf(page);
    expect([petition?.text, petition?.about, petition?.images.length, more]).toEqual([
      'My deposit is missing.',
      'deposit',
      1,
      [],
    ]);
    const id = petition?.id ?? '';
    expect(new URL(page.url()).search).toBe(`?id=${id}`);
    const image = page.getByRole('img', { name: t('petitions:image.open', { number: 1 }) });
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
      .toBe(true);

    // The sandbox says that nobody reads it. A person can still step in.
    const main = page.getByRole('main');
    await main.getByText(automatic, { exact: false }).waitFor();
    await operate(id, 'answer', 'We found your deposit: it is credited.');
    await main.getByText('We found your deposit: it is credited.').waitFor();
    await main.getByText(t('petitions:status.processing'), { exact: true }).waitFor();
    await operate(id, 'complete');
    await main.getByText(t('petitions:status.completed'), { exact: true }).waitFor();

    // Back leads to the list, and from there to support. A new form is empty.
    await page.getByRole('button', { name: t('common:action.back') }).click();
    await page.waitForURL('**/petition');
    await page.getByRole('button', { name: /^My deposit is missing\./u }).waitFor();
    await page.getByRole('button', { name: t('petitions:list.write') }).click();
    await message(page).waitFor();
    expect(await message(page).inputValue()).toBe('');
  },
);

it('a notice leads to the answer, which nobody else finds', { timeout: 120_000 }, async () => {
  const { page } = await newCustomer();
  await page.goto('/petition');
  await page.getByRole('button', { name: t('petitions:list.write') }).click();
  await page.getByRole('radio', { name: t('petitions:category.feedback.label') }).check();
  await message(page).fill('I like the balance after each amount.');
  await sendButton(page).click();
  await page.getByText(t('petitions:sent.text')).waitFor();
  const [petition] = await petitionsOf(page);
  const id = petition?.id ?? '';
  await page.goto('/notice');
  await page.getByRole('button', { name: new RegExp(t('server:notice.petition-answered.title')) }).click();
  await page.getByRole('dialog').getByRole('link', { name: readTheAnswer }).click();
  await page.waitForURL(`**/petition?id=${id}`);
  await page.getByRole('main').getByText(automatic, { exact: false }).waitFor();
  await operate(id, 'end', 'Thank you, there is nothing to do.');
  await page.getByText('Thank you, there is nothing to do.').waitFor();
  await page.getByText(t('petitions:ended')).waitFor();

  const { page: other } = await newCustomer();
  await other.goto(`/petition?id=${id}`);
  await other.getByText(t('petitions:one.not-found')).waitFor();
  expect(await petitionsOf(other)).toEqual([]);
});
