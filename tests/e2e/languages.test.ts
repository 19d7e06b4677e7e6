import { describe, expect, it } from 'vitest';
import { availableLanguages, languageTag } from '#contract/languages';
import { alive } from './support/alive.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { bringLayoutChecks, misfitsOf } from './support/layout.ts';
import { setLanguage, switchThrough } from './support/switch-language.ts';
import { useServer } from './support/use-server.ts';
import { walk } from './support/walk.ts';
import { translationsOf } from './translations.ts';

// The whole matrix is `npm run test:locales`.

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');
const others = availableLanguages.filter((language) => language !== 'en-us');

it('each language follows another at once, without a key, and what was typed stays', async () => {
  const { page } = await journey(browser(), { origin: server.origin, reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await alive(page);
  await switchThrough(page, ['en-us', ...others, 'en-us']);
});

it('a language whose texts don’t load leaves the one that is shown, and comes at the next try', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin, reducedMotion: 'no-preference' });
  allowError(/de-de/);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await alive(page);
  await page.route('**/de-de/*.json', (route) => route.abort());
  const pick = async () => {
    await page.getByRole('button', { name: t('common:language.choose'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('common:language.choose') });
    await sheet.getByRole('button', { name: 'Deutsch', exact: true }).click();
  };
  const failed = page.waitForEvent('requestfailed');
  await pick();
  await failed;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en-us');
  await page.getByRole('link', { name: t('common:navigation.home'), exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  await page.unroute('**/de-de/*.json');
  await pick();
  const german = await translationsOf('de-de');
  await page.getByRole('link', { name: german('common:navigation.home'), exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
});

describe('at 320 px', () => {
  const screens = ['/', '/assets', '/wallet/down/BTC', '/trading'];
  // The longest words, the tallest letters, and those without spaces.
  const hardest = ['de-de', 'hi-in', 'ja-jp', 'pt-pt', 'ru-ru', 'th-th'] as const;

  it.each(hardest)('everything fits in %s', async (language) => {
    const { page } = await demoJourney(browser(), {
      origin: server.origin,
      t,
      viewport: { width: 320, height: 640 },
    });
    await setLanguage(page, language);
    await bringLayoutChecks(page);
    for (const path of screens) {
      await page.evaluate(walk, [path]);
      expect(await page.locator('html').getAttribute('lang')).toBe(languageTag(language));
      await expect.poll(() => misfitsOf(page), { message: path }).toEqual([]);
    }
  });
});
