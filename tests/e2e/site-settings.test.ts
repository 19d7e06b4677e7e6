import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Translate } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const token = 'an-operator-token-of-42-characters-at-least';
const server = useServer({ OPERATOR_TOKEN: token });
const browser = useBrowser();
const t: Translate = await translationsOf('en-us');

async function set(changes: object): Promise<void> {
  const response = await fetch(`${server.origin}/operator/settings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-operator': 'Ada', 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(await response.text()).toContain('"status":1');
}

it('what the operator sets reaches an open tab within ten minutes', async () => {
  const { page } = await journey(browser(), {
    origin: server.origin,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
  });
  await page.clock.install();
  await page.goto('/contact');
  await page.getByText(t('content-contact:hours.sandbox')).waitFor();
  await page.getByRole('link', { name: t('common:legal.privacy') }).click();
  // What announces the new page comes together with what reads the settings from time to time.
  const title = t('common:legal.privacy');
  await page.locator('[aria-live=polite]', { hasText: title }).waitFor({ state: 'attached' });
  await set({ support_hours: 'Weekdays 9:00 to 17:00 UTC', site_logo: '/favicon.svg' });
  // Until a second after an answer, another read would share it.
  await page.clock.fastForward(2_000);
  await page.clock.fastForward(605_000);
  const logo = page.getByRole('img', { name: t('common:brand') });
  await logo.waitFor();
  expect(await logo.getAttribute('src')).toBe('/favicon.svg');
  await page.goBack();
  await page.getByText('Weekdays 9:00 to 17:00 UTC').waitFor();
});

it('a browser in a language that isn’t offered gets the site’s own', async () => {
  await set({ languages: ['ja-jp', 'th-th'], default_lang: 'ja-jp' });
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
  const japanese = await translationsOf('ja-jp');
  await page.goto('/');
  await page.getByRole('link', { name: japanese('common:action.register') }).waitFor();
  await page.getByRole('button', { name: japanese('common:language.choose') }).click();
  const choices = page.getByRole('dialog').getByRole('listitem');
  await choices.getByText('ไทย').waitFor();
  expect(await choices.allInnerTexts()).toEqual(['日本語', 'ไทย']);
  await set({ languages: null, default_lang: null });
});

it('support has the operator’s address and hours', async () => {
  await set({ support_email: 'help@florin.example', support_hours: 'Weekdays 9:00 to 17:00 UTC' });
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/contact?about=exchange&reference=E2611230001');
  await page.getByText('Weekdays 9:00 to 17:00 UTC').waitFor();
  const link = page.getByRole('link', { name: 'help@florin.example' });
  expect(await link.getAttribute('href')).toBe(
    `mailto:help@florin.example?subject=${encodeURIComponent(`Florin: ${t('content-contact:about.exchange')}: E2611230001`)}`,
  );
});

it('the start image covers the start of a tab once, and never the assets', async () => {
  await set({ start_image: '/apple-touch-icon.png', start_image_switch: true, start_short_second: 20 });
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/contact');
  const splash = page.getByRole('dialog', { name: t('content:splash.label') });
  await splash.waitFor();
  expect(await splash.locator('img').getAttribute('src')).toBe('/apple-touch-icon.png');
  await splash.getByRole('button', { name: t('common:action.close') }).click();
  await splash.waitFor({ state: 'detached' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await splash.count()).toBe(0);

  // It ends by itself.
  await set({ start_short_second: 1 });
  const short = await journey(browser(), { origin: server.origin });
  await short.page.goto('/');
  const over = short.page.getByRole('dialog', { name: t('content:splash.label') });
  await over.waitFor();
  await over.waitFor({ state: 'detached' });

  const own = await demoJourney(browser(), { origin: server.origin, t });
  // Its start was the login.
  await own.page.evaluate(() => sessionStorage.clear());
  await own.page.goto('/assets', { waitUntil: 'networkidle' });
  expect(await own.page.getByRole('dialog').count()).toBe(0);
});

it('a start video plays muted, and one that can’t load or comes too late covers nothing', async () => {
  await set({ start_video: '/nowhere.webm', start_video_switch: true, start_short_second: 20 });
  const { page, allowError } = await journey(browser(), { origin: server.origin });
  allowError(/404.*|nowhere/);
  const asked = page.waitForResponse('**/nowhere.webm');
  await page.goto('/contact');
  await asked;
  await page.getByRole('link', { name: t('common:legal.privacy') }).click();
  await page.waitForURL('**/privacy-policy');
  expect(await page.getByRole('dialog').count()).toBe(0);

  const film = await readFile(new URL('../fixtures/splash.webm', import.meta.url));
  const seen = await journey(browser(), { origin: server.origin });
  await seen.page.route('**/nowhere.webm', (route) => route.fulfill({ body: film, contentType: 'video/webm' }));
  await seen.page.goto('/contact');
  const video = seen.page.getByRole('dialog', { name: t('content:splash.label') }).locator('video');
  await video.waitFor();
  expect(await video.evaluate((its: HTMLVideoElement) => [its.muted, its.loop])).toEqual([true, false]);
  await seen.page.keyboard.press('Escape');
  await video.waitFor({ state: 'detached' });

  // Who has begun isn't interrupted.
  const busy = await journey(browser(), { origin: server.origin });
  await busy.page.route('**/nowhere.webm', async (route) => {
    await busy.page.keyboard.press('Tab');
    await route.fulfill({ body: film, contentType: 'video/webm' });
  });
  const loaded = busy.page.waitForResponse('**/nowhere.webm');
  await busy.page.goto('/contact');
  await loaded;
  expect(await busy.page.getByRole('dialog').count()).toBe(0);
});
