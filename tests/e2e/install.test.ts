import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { availableLanguages, languageTag } from '#contract/languages';
import { colorThemes, hex, type ThemeName } from '#design-system/tokens';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

interface Picture {
  src: string;
  sizes: string;
}

interface Manifest {
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
}

async function readManifest(page: Page, language: string): Promise<Manifest> {
  const response = await page.request.get(`/manifest-${language}.webmanifest`);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
  return (await response.json()) as Manifest;
}

it.each(availableLanguages)('has a manifest and its images in %s', async (language) => {
  const inLanguage = await translationsOf(language);
  const { page } = await journey(browser(), { origin: server.origin });
  const manifest = await readManifest(page, language);
  expect(manifest).toMatchObject({
    lang: languageTag(language),
    name: inLanguage('common:brand'),
    description: inLanguage('home:intro.title'),
    display: 'standalone',
    start_url: '/',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(expect.arrayContaining(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await picture.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('can be installed', async () => {
  const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
  await page.goto('/about');
  const link = page.locator('link[rel=manifest]');
  await expect.poll(() => link.getAttribute('href')).toBe('/manifest-de-de.webmanifest');
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  expect((await page.request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache');
});

/** The color that the browser gives its bars: that of the first element that matches. */
const barColor = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  );
const paper = (theme: ThemeName): string => hex(colorThemes[theme].paper);

it('colors the bars of the browser like the theme: the device’s, or the one that was chosen, before anything is painted', async () => {
  const { page } = await demoJourney(browser(), { origin: server.origin, t });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/user');
  expect(await barColor(page)).toBe(paper('dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await barColor(page)).toBe(paper('light'));
  await page.emulateMedia({ contrast: 'more' });
  expect(await barColor(page)).toBe(paper('contrast'));
  await page.emulateMedia({ contrast: null });

  const choose = (theme: ThemeName | 'system') => page.getByText(t(`account:user.theme.${theme}`), { exact: true });
  await choose('dark').click();
  await expect.poll(() => barColor(page)).toBe(paper('dark'));
  // The app's code never arrives.
  await page.route('**/static/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  expect(await barColor(page)).toBe(paper('dark'));
  await page.unroute('**/static/*.js');
  await page.reload();
  await choose('contrast').click();
  await expect.poll(() => barColor(page)).toBe(paper('contrast'));
  await choose('system').click();
  await expect.poll(() => barColor(page)).toBe(paper('light'));
});
