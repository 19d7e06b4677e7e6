import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isOpenPath, routes } from '#app/routes';
import { availableLanguages } from '#contract/languages';
import { newPerson, register } from './steps.ts';
import { alive } from './support/alive.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { holdChunk } from './support/hold-chunk.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

const loggedIn = (options: BrowserContextOptions = {}, opened = browser()) =>
  demoJourney(opened, { origin: server.origin, t, ...options });

const titled = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.title === wanted, title);

/** Opens the newest conversion, and returns the title that its page has. */
async function openConversion(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await page.waitForURL('**/flash/records?number=*');
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  return `${t('flash:records.one').replace('{{number}}', number)} · Florin`;
}

describe('the title of the document', () => {
  it('is that of the screen, in the language, and is announced', async () => {
    const { page } = await loggedIn();
    await titled(page, 'Page not found · Florin');
    await page.goto('/');
    await titled(page, 'Home · Florin');
    await alive(page);
    await page.getByRole('link', { name: t('common:navigation.assets'), exact: true }).click();
    await titled(page, `${t('wallet:assets.title')} · Florin`);
    // Only where navigation led, not the initial page.
    await page
      .locator('[aria-live=polite]', { hasText: `${t('wallet:assets.title')} · Florin` })
      .waitFor({ state: 'attached' });
    // One record of a list is a screen of its own at the same path.
    await page.goto('/flash/records');
    await alive(page);
    const title = await openConversion(page);
    await page.locator('[aria-live=polite]', { hasText: title }).waitFor({ state: 'attached' });
    await page.goto('/wallet/record/BTC');
    await titled(page, `${t('wallet:transactions.title-of').replace('{{currency}}', 'BTC')} · Florin`);
  });

  it('is announced of a record that opened before the announcer was there', async () => {
    const { page } = await loggedIn();
    const background = await holdChunk(page, 'src/app/layout/background.tsx');
    await page.goto('/flash/records');
    await alive(page);
    await background.asked;
    const title = await openConversion(page);
    await titled(page, title);
    background.release();
    await page.locator('[aria-live=polite]', { hasText: title }).waitFor({ state: 'attached' });
  });

  it('changes with the language', async () => {
    const { page } = await journey(browser(), { origin: server.origin, locale: 'th-TH' });
    await page.goto('/login');
    await titled(page, `${(await translationsOf('th-th'))('account-login:title')} · Florin`);
    await page.goto('/');
    await page.getByRole('button', { name: (await translationsOf('th-th'))('common:language.choose') }).click();
    // Only complete languages.
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Deutsch' }).waitFor();
    expect(await sheet.getByRole('listitem').count()).toBe(availableLanguages.length);
    await sheet.getByRole('button', { name: 'Deutsch' }).click();
    await titled(page, `${(await translationsOf('de-de'))('common:navigation.home')} · Florin`);
  });
});

describe('a wide screen', () => {
  // As on a desktop: scroll bars take space.
  const desk = useBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };
  // Returns position and width of the column, next to the rail.
  const column = async (page: Page, path: string): Promise<unknown> => {
    await page.goto(path);
    // A customer's outline gives way to the screen.
    await alive(page);
    await page.getByRole('main').locator('h2, form, ul, li, p').first().waitFor();
    const box = await page.getByRole('main').boundingBox();
    await page.getByRole('navigation', { name: t('common:navigation.main') }).waitFor();
    return { x: box?.x, width: box?.width };
  };

  it('keeps the rail and the column on every screen, with one logo', async () => {
    const { page } = await loggedIn(wide, desk());
    const home = await column(page, '/');
    for (const path of [
      '/assets',
      '/recharge',
      '/wallet/up',
      '/flash-exchange',
      '/security',
      '/user',
      '/notice',
      '/404',
    ]) {
      expect({ path, column: await column(page, path) }).toEqual({ path, column: home });
    }
    await page.goto('/');
    await titled(page, 'Home · Florin');
    expect(await page.getByText(t('common:brand'), { exact: true }).filter({ visible: true }).count()).toBe(1);
  });

  it('has one logo on the login too, and the column where it is on home', async () => {
    const { page } = await journey(desk(), { origin: server.origin, ...wide });
    expect(await column(page, '/login')).toEqual(await column(page, '/'));
    await page.goto('/login');
    await page.getByLabel(t('account-login:identifier'), { exact: true }).waitFor();
    expect(await page.locator('svg[viewBox="0 0 48 48"]').filter({ visible: true }).count()).toBe(1);
  });
});

it('starts another address at its top, and a reload where it was', async () => {
  const { page } = await loggedIn();
  await page.goto('/user');
  await page.getByRole('button', { name: t('account:user.log-out') }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => /300/.test(sessionStorage.getItem('scroll-places') ?? ''));
  await page.reload();
  await page.waitForFunction(() => window.scrollY === 300);
  // Opened by its address, as from a bookmark: the history state is empty.
  await page.goto('/security');
  await page.getByRole('heading', { level: 1, name: t('security:title') }).waitFor();
  await page.getByText(t('security:settings.email'), { exact: true }).waitFor();
  expect(
    await page.evaluate(() => ({ top: window.scrollY, long: document.body.scrollHeight > window.innerHeight + 300 })),
  ).toEqual({
    top: 0,
    long: true,
  });
});

it('shows the customer’s own email in full for a moment', async () => {
  const { page } = await loggedIn();
  await page.clock.install();
  await page.goto('/user/email');
  const email = page.getByRole('button', { name: t('common:action.reveal') });
  await email.getByText('de … le').waitFor({ state: 'attached' });
  await email.click();
  await email.getByText('demo@florin.example').waitFor();
  await page.clock.fastForward(10_000);
  await email.getByText('demo@florin.example').waitFor({ state: 'detached' });
});

it('offers an empty account its first step, and brings the invitation of a link rather than of an old draft', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/register?invite=OLDONE');
  const invite = page.getByLabel(t('account-register:invite'));
  await page.goto('/register');
  await invite.focus();
  await alive(page);
  await invite.fill('TYPED1');
  await page.goto('/register?invite=LINK22');
  await invite.waitFor();
  expect(await invite.inputValue()).toBe('LINK22');
  await page.goto('/register');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=invite_code]')?.value === 'TYPED1');
  await invite.fill('');

  await register(page, t, newPerson(), server.dataDir);
  // The welcome notice may cover it.
  await page.getByText(t('wallet:first-step.title')).waitFor();
  expect(
    await page
      .locator('main a', { hasText: t('wallet:action.deposit') })
      .first()
      .getAttribute('href'),
  ).toBe('/recharge');
});

it('fetches the next screen from the moment that a link is touched', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login');
  await alive(page);
  const chunk = await holdChunk(page, 'src/features/account/screens/register-screen.tsx');
  await page.getByRole('link', { name: t('common:action.register') }).hover();
  await page.mouse.down();
  await chunk.asked;
  expect(new URL(page.url()).pathname).toBe('/login');
  chunk.release();
  await page.mouse.up();
  await page.waitForURL('**/register');
});

it('keeps the place to return to between login and registration', async () => {
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/login?redirect=%2Fsecurity');
  await page.getByRole('link', { name: t('common:action.register') }).click();
  await page.waitForURL('**/register?redirect=%2Fsecurity');
  await page.getByRole('link', { name: t('common:action.log-in') }).click();
  await page.waitForURL('**/login?redirect=%2Fsecurity');
});

describe('the installed app', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
  const android =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
  const heights = async (userAgent: string, installed: boolean): Promise<string[]> => {
    const { page } = await journey(browser(), { origin: server.origin, userAgent });
    if (installed) {
      await page.addInitScript(() => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) =>
          query === '(display-mode: standalone)' ? { ...real('all'), matches: true } : real(query);
      });
    }
    await page.goto('/404');
    await page.getByRole('heading', { name: t('content:not-found.title') }).waitFor();
    return page.evaluate(() =>
      [document.body, document.querySelector('main')?.parentElement].map((element) =>
        element ? getComputedStyle(element).minHeight : '',
      ),
    );
  };

  it('is 95vh high on iOS and Mac, and nowhere else', async () => {
    const [body, screen] = await heights(iPhone, true);
    expect(body).toBe(`${844 * 0.95}px`);
    expect(Number.parseFloat(screen ?? '')).toBeLessThanOrEqual(844 * 0.95);
    for (const [userAgent, installed] of [
      [android, true],
      [iPhone, false],
    ] as const) {
      expect((await heights(userAgent, installed))[0]).toBe('844px');
    }
  });
});

it('has an icon for the browser’s tab and for the home screen', async () => {
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]) {
    const answer = await fetch(server.origin + path);
    expect({ path, status: answer.status, type: answer.headers.get('content-type')?.split(';')[0] }).toEqual({
      path,
      status: 200,
      type,
    });
  }
});

describe('contact', () => {
  it('says that the sandbox has no support, and answers what is asked most, with the prompt’s number at hand', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/');
    await page
      .getByRole('navigation', { name: t('content:page.links') })
      .getByRole('link', { name: t('common:action.contact-support') })
      .click();
    await page.waitForURL('**/contact');
    await titled(page, `${t('content-contact:title')} · Florin`);
    await page.getByText(t('content-contact:channels.sandbox-title')).waitFor();
    await page.getByRole('heading', { level: 3, name: t('content-contact:questions.deposit.title') }).waitFor();
    await page.goto('/contact?about=deposit&reference=D7K2M');
    await page.getByText(t('content-contact:about.deposit'), { exact: true }).waitFor();
    await page.getByText('D7K2M', { exact: true }).waitFor();
  });
});

describe.each([
  ['/privacy-policy', 'common:legal.privacy', 'ID number', 'บัญชี'],
  ['/user/agreement', 'common:legal.agreement', 'Your account', 'บัญชี'],
])('%s', (path, title, said, saidInThai) => {
  it('opens for everyone, in the language', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto(path);
    await titled(page, `${t(title)} · Florin`);
    await page.getByText(said).first().waitFor();
    expect(await page.getByText(t('content:legal.in-english')).count()).toBe(0);

    const thai = await journey(browser(), { origin: server.origin, locale: 'th-TH' });
    await thai.page.goto(path);
    const inThai = await translationsOf('th-th');
    await titled(thai.page, `${inThai(title)} · Florin`);
    await thai.page.getByRole('main').getByText(saidInThai).first().waitFor();
    expect(await thai.page.getByText(inThai('content:legal.in-english')).count()).toBe(0);
    // Gregorian, as everywhere.
    await thai.page
      .getByText(/20\d\d/)
      .first()
      .waitFor();
    expect(await thai.page.getByText(/25\d\d/).count()).toBe(0);
  });
});

it.each([
  ['a visitor', false],
  ['a customer', true],
])('shows %s no link that leads to 404', async (_who, isCustomer) => {
  const { page } = isCustomer ? await loggedIn() : await journey(browser(), { origin: server.origin });
  const open = routes.filter((route) => isCustomer || route.access === 'public');
  const links = new Map<string, string>();
  for (const { path, name } of open) {
    if (isCustomer && (name === 'login' || name === 'register')) continue;
    await page.goto(path.replace(/\/:.*$/, '') || '/');
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) {
      links.set(href, path);
    }
  }
  expect(links.size).toBeGreaterThan(isCustomer ? 20 : 6);
  expect([...links].filter(([href]) => !isOpenPath(href))).toEqual([]);
});
