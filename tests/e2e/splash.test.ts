import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { patienceMs } from '../../src/app/start-media.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { drawn } from './support/frames.ts';
import { journey } from './support/journey.ts';
import { operatorToken, setSettings } from './support/operator.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer({ OPERATOR_TOKEN: operatorToken });
const browser = useBrowser();
const t = await translationsOf('en-us');
const film = await readFile(new URL('../fixtures/splash.webm', import.meta.url));

const image = { start_image: '/apple-touch-icon.png', start_image_switch: true, start_video_switch: false };
const video = { start_video: '/start.webm', start_video_switch: true, start_image_switch: false };
const set = (changes: object) => setSettings(server.origin, { start_short_second: 20, ...changes });

const start = (options: BrowserContextOptions = {}) =>
  journey(browser(), { origin: server.origin, reducedMotion: 'no-preference', ...options });
/** Makes the start wait for what covers it for longer than a customer would: a busy machine loads for longer than three seconds. */
const bePatient = (page: Page) =>
  page.addInitScript((patience) => {
    const { setTimeout: after } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      after(act, ms === patience ? 60_000 : ms)) as typeof setTimeout;
  }, patienceMs);

async function startPatiently(options: BrowserContextOptions = {}) {
  const begun = await start(options);
  await bePatient(begun.page);
  return begun;
}
const splashOf = (page: Page) => page.getByRole('dialog', { name: t('content:splash.label') });
const showFilm = (route: Route) => route.fulfill({ body: film, contentType: 'video/webm' });
/** The film's request, answered by the test. */
const holdFilm = (page: Page) =>
  new Promise<Route>((resolve) => {
    void page.route('**/start.webm', (route) => resolve(route));
  });

/** Remembers every dialog that ever was, however short. */
const rememberDialogs = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Window & { dialogs?: number };
    seen.dialogs = 0;
    new MutationObserver(() => {
      seen.dialogs = Math.max(seen.dialogs ?? 0, document.querySelectorAll('dialog').length);
    }).observe(document, { childList: true, subtree: true });
  });
const dialogsSeen = (page: Page) => page.evaluate(() => (window as Window & { dialogs?: number }).dialogs);

/** Waits until the start could show it: what it is made of has come, and was drawn. */
async function whenDecided(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

it('an image covers the start of a tab once, until it is closed', async () => {
  await set(image);
  const { page } = await startPatiently();
  await rememberDialogs(page);
  await page.goto('/contact');
  const splash = splashOf(page);
  await splash.waitFor();
  const picture = splash.getByRole('img', { name: t('content:splash.label') });
  expect(await picture.getAttribute('src')).toBe('/apple-touch-icon.png');
  await splash.getByRole('timer').waitFor();
  await splash.getByRole('button', { name: t('common:action.close') }).click();
  await splash.waitFor({ state: 'detached' });
  await page.reload();
  await whenDecided(page);
  expect(await dialogsSeen(page)).toBe(0);
});

it('ends by itself when its seconds are over', async () => {
  await set({ ...image, start_short_second: 1 });
  const { page } = await startPatiently();
  await rememberDialogs(page);
  await page.goto('/');
  await expect.poll(() => dialogsSeen(page)).toBe(1);
  await splashOf(page).waitFor({ state: 'detached' });
});

it('never covers the assets', async () => {
  await set(image);
  const own = await demoJourney(browser(), { origin: server.origin, t });
  await bePatient(own.page);
  await rememberDialogs(own.page);
  // Its start was the login.
  await own.page.evaluate(() => sessionStorage.clear());
  await own.page.goto('/assets');
  await whenDecided(own.page);
  expect(await dialogsSeen(own.page)).toBe(0);
});

it('a video plays once, muted', async () => {
  await set(video);
  const { page } = await startPatiently();
  await page.route('**/start.webm', showFilm);
  await page.goto('/contact');
  const shown = splashOf(page).locator('video');
  await shown.waitFor();
  expect(await shown.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, false]);
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
});

it('with reduced motion, the video stands still', async () => {
  await set({ ...video, ...image, start_video_switch: true });
  const { page } = await startPatiently({ reducedMotion: 'reduce' });
  await page.route('**/start.webm', showFilm);
  await page.goto('/contact');
  const shown = splashOf(page).locator('video');
  await shown.waitFor();
  expect(await shown.getAttribute('poster')).toBe('/apple-touch-icon.png');
  await whenDecided(page);
  expect(await shown.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime])).toEqual([true, 0]);
});

it('one that can’t load covers nothing', async () => {
  await set(video);
  const { page, allowError } = await startPatiently();
  allowError(/404.*|start/);
  await rememberDialogs(page);
  const asked = page.waitForResponse('**/start.webm');
  await page.goto('/contact');
  await asked;
  await whenDecided(page);
  expect(await dialogsSeen(page)).toBe(0);
});

it('the page is there before it, and who has begun isn’t interrupted', async () => {
  await set(video);
  const { page } = await startPatiently();
  const asked = holdFilm(page);
  await rememberDialogs(page);
  await page.goto('/contact');
  const held = await asked;
  await page.getByText(t('content-contact:hours.sandbox')).waitFor();
  await page.getByRole('link', { name: t('common:legal.privacy') }).click();
  await page.waitForURL('**/privacy-policy');
  await showFilm(held);
  await whenDecided(page);
  expect(await dialogsSeen(page)).toBe(0);
});

it('one that comes after three seconds covers nothing', async () => {
  await set(video);
  const { page } = await start();
  const asked = holdFilm(page);
  await page.clock.install();
  await bePatient(page);
  await rememberDialogs(page);
  await page.goto('/contact');
  const held = await asked;
  await page.clock.fastForward(60_000);
  await showFilm(held);
  await page.clock.resume();
  await whenDecided(page);
  expect(await dialogsSeen(page)).toBe(0);
});
