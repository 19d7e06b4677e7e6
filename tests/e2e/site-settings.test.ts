import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { operatorToken, setSettings } from './support/operator.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer({ OPERATOR_TOKEN: operatorToken });
const browser = useBrowser();
const t = await translationsOf('en-us');

const set = (changes: object) => setSettings(server.origin, changes);

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
