import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './steps.ts';
import { alive } from './support/alive.ts';
import { useBrowser } from './support/browser.ts';
import { demo, demoJourney } from './support/demo.ts';
import { drawn } from './support/frames.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();

/** Each with what comes alive last. */
const parts = {
  '/': 'main section input',
  '/login': 'main form',
  '/register?redirect=%2Fassets': 'main form',
  '/about': 'main article',
  '/user/agreement': 'main article',
} as const;
const pages = Object.keys(parts) as (keyof typeof parts)[];
const readers = [
  ['en-us', { locale: 'en-US', timezoneId: 'Pacific/Auckland', colorScheme: 'light' }],
  ['de-de', { locale: 'de-AT', timezoneId: 'America/Los_Angeles', colorScheme: 'dark' }],
  ['ja-jp', { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', colorScheme: 'light' }],
  ['th-th', { locale: 'th-TH', timezoneId: 'Asia/Bangkok', colorScheme: 'dark' }],
] as const;

/** Holds back the app's code. Returns what lets it through. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What doesn't change with prices and days. */
const texts = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h2, label, button), nav a')
    .evaluateAll((elements) => elements.map((each) => each.textContent));

async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (): number => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: () => number }).shifts());
}

describe.each(pages)('%s', (path) => {
  it.each(readers)('comes alive as it is, in %s', async (language, reader) => {
    // By an address with which passkeys work, as on every real site.
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    const { page } = await journey(browser(), { origin, ...reader });
    const shifts = await countShifts(page);
    await page.goto(path);
    const lang = await page.locator('html').getAttribute('lang');
    expect(lang?.toLowerCase()).toBe(language);
    // Fonts that arrive late may move text where this machine has none of the script.
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    const moved = await shifts();
    const before = await texts(page);
    expect(before.length).toBeGreaterThan(2);
    const main = await page.locator('main').elementHandle();
    // Any key is a sign that somebody is about to do something.
    await page.keyboard.press('Shift');
    await alive(page, parts[path]);
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await texts(page)).toEqual(before);
    await page.waitForLoadState('networkidle');
    expect((await shifts()) - moved).toBeLessThan(0.02);
    expect(await page.locator('[data-style]').count()).toBe(0);
  });

  it('reads well without JavaScript', async () => {
    const { page } = await journey(browser(), { origin: server.origin, javaScriptEnabled: false });
    await page.goto(path);
    const t = await translationsOf('en-us');
    const [first, last] = {
      '/': [t('home:intro.title'), t('content:news.latest')],
      '/login': [t('account-login:identifier'), t('account-login:forgot')],
      '/register?redirect=%2Fassets': [t('account-register:username'), t('account-register:password')],
      '/about': ['What you can do here', 'Who runs it'],
      '/user/agreement': ['5. What we may not do', t('content:page.share')],
    }[path];
    for (const text of [first, last])
      await page
        .getByText(text ?? '', { exact: true })
        .first()
        .waitFor();
    if (path === '/')
      await expect.poll(() => page.getByLabel(t('market:example.to')).inputValue()).toMatch(/^0\.\d{6,}/);
  });
});

it('a login that is typed and sent before the app is there happens, once', async () => {
  const t = await translationsOf('en-us');
  const { page } = await journey(browser(), { origin: server.origin });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/index/login') && sent.push(request.postData() ?? ''));
  const release = await holdApp(page);
  await page.goto('/login');
  await logIn(page, t, demo);
  expect(sent).toEqual([]);
  release();
  await page.waitForURL('**/');
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([demo]);
});

it('what was typed, checked and pressed before the app is there is kept and carried out', async () => {
  const t = await translationsOf('en-us');
  const { page } = await journey(browser(), { origin: server.origin });
  const release = await holdApp(page);
  await page.goto('/register');
  await page.getByLabel(t('account-register:username'), { exact: true }).fill('margit');
  await page.getByRole('checkbox').check();
  const password = page.getByLabel(t('account-register:password'), { exact: true });
  await password.pressSequentially('kurz');
  release();
  await alive(page, 'main form');
  await page.getByText(t('account-register:username-free')).waitFor();
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await password.inputValue()).toBe('kurz');
  await page.getByRole('button', { name: t('common:action.register'), exact: true }).click();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');

  const home = await journey(browser(), { origin: server.origin });
  const releaseHome = await holdApp(home.page);
  await home.page.goto('/');
  await home.page.getByLabel(t('market:example.from')).fill('1000');
  await home.page.getByRole('button', { name: t('common:language.choose') }).click();
  releaseHome();
  await home.page.getByRole('dialog').waitFor();
  expect(await home.page.getByLabel(t('market:example.from')).inputValue()).toMatch(/^1,?000$/);
});

it('a chosen language is that of the next page from the server', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', 'de-de'));
  // What was chosen before pages were rendered is told with the next start.
  await page.goto('/');
  await alive(page);
  await page.getByText((await translationsOf('de-de'))('home:intro.title')).waitFor();
  await holdApp(page);
  await page.goto('/login');
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
});

it('a customer sees the outline of their own home, never a visitor’s', async () => {
  const t = await translationsOf('en-us');
  const { page } = await demoJourney(browser(), { origin: server.origin, t });
  const release = await holdApp(page);
  const shifts = await countShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText(t('home:actions.deposit')).waitFor();
  expect(await page.getByText(t('home:intro.title')).count()).toBe(0);
  expect(await page.getByRole('link', { name: t('common:action.log-in') }).count()).toBe(0);
  release();
  await page.getByText('US dollar').first().waitFor();
  expect(await shifts()).toBeLessThan(0.02);
});

it('renders no more than its share of the processor, whatever is asked for', async () => {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const answer = await fetch(`${server.origin}/login?from=${index}`, { headers: { accept: 'text/html' } });
      return [answer.status, (await answer.text()).includes('id="rendered"')] as const;
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  expect(answers.every(([status]) => status === 200)).toBe(true);
  expect(answers.filter(([, isRendered]) => isRendered).length).toBeLessThanOrEqual(5 * (Math.ceil(seconds) + 1));
  const home = await fetch(`${server.origin}/?from=1`, { headers: { accept: 'text/html' } });
  expect(await home.text()).toContain('id="rendered"');
  const long = await fetch(`${server.origin}/login?from=${'x'.repeat(400)}`, { headers: { accept: 'text/html' } });
  expect(await long.text()).not.toContain('id="rendered"');
});
