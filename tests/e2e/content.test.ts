import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableLanguages } from '#contract/languages';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const token = 'an-operator-token-of-42-characters-at-least';
const server = useServer({ OPERATOR_TOKEN: token });
const browser = useBrowser();
const t = await translationsOf('en-us');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-texts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm run operator -- …` with a file of this content, and returns what it prints. */
async function operator(given: readonly string[], content?: object): Promise<Record<string, unknown>> {
  const file = join(folder, 'text.json');
  if (content) await writeFile(file, JSON.stringify(content));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', ...given, ...(content ? [file] : []), '--json', '--as', 'Ada'],
    { env: { ...process.env, OPERATOR_TOKEN: token, FLORIN_URL: server.origin } },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('region', { name: t('content:news.title'), exact: true }).getByRole('listitem');

describe('news', () => {
  it('are read by type, opened and shared, and Back keeps the tab and the place', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
    });
    await page.goto('/');
    await page.getByRole('link', { name: t('content:news.all') }).click();
    await page.waitForURL('**/info');
    await expect.poll(() => rows(page).count()).toBe(11);
    await tab(page, 'Guides').click();
    await page.waitForURL('**/info?type=guide');
    await expect.poll(() => rows(page).count()).toBe(5);
    const last = rows(page).last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const title = 'Mid-market rate, spread, and what converting costs';
    await last.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Florin`);
    await page.getByRole('button', { name: t('content:page.share') }).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared))
      .toEqual([{ url: page.url(), title }]);
    await page.goBack();
    await page.waitForURL('**/info?type=guide');
    await rows(page).first().waitFor();
    expect(await tab(page, 'Guides').getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  it('published from the command line reach the reader, in English where a translation is missing', async () => {
    const german = await translationsOf('de-de');
    const text = (title: string) => ({ title, summary: 'In short', html: '<p>In <a href="/about">full</a>.</p>' });
    const { id } = await operator(['news', 'publish'], {
      type: 'maintenance',
      texts: { 'en-us': text('Maintenance tonight') },
    });
    const { page } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
    await page.goto('/info');
    await page.getByRole('link', { name: /Maintenance tonight/u }).click();
    await page.waitForURL(`**/info/${String(id)}`);
    await page.getByText(german('content:news.english')).waitFor();
    await operator(['news', 'translate', String(id)], { texts: { 'de-de': text('Wartung heute Nacht') } });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Wartung heute Nacht' }).waitFor();
    expect(await page.getByText(german('content:news.english')).count()).toBe(0);
    // A link in the text stays in the app.
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await page.getByRole('link', { name: 'full' }).click();
    await page.getByRole('heading', { level: 1, name: german('content:pages.about.title') }).waitFor();
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  });

  it('that were withdrawn are gone, with a way on', async () => {
    const { id } = await operator(['news', 'publish'], {
      type: 'product',
      texts: { 'en-us': { title: 'Too early', summary: 'Wait', html: '<p>Wait.</p>' } },
    });
    await operator(['news', 'withdraw', String(id)]);
    const { page, allowError } = await journey(browser(), { origin: server.origin });
    allowError(/404/);
    await page.goto(`/info/${String(id)}`);
    await page.getByText(t('content:news.missing.title')).waitFor();
    await page.getByRole('link', { name: t('content:news.all') }).click();
    await rows(page).first().waitFor();
    expect(await page.getByText('Too early').count()).toBe(0);
  });

  it('with scripts are refused, and could not run anyway', async () => {
    const html = '<p>Text</p>\n<img src="/none.png" alt="" onerror="globalThis.hacked = true">';
    const texts = { 'en-us': { title: 'x', summary: 'x', html } };
    await expect(operator(['news', 'publish'], { type: 'product', texts })).rejects.toThrow('texts.en-us.html:2');
    const { page, allowError } = await journey(browser(), { origin: server.origin });
    allowError(/none\.png|404/);
    await page.route('**/api/info/detail?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, html: `${html}<script>globalThis.hacked = true</script>` } },
      });
    });
    await page.goto('/info/1');
    await page.getByRole('article').getByText('Text').waitFor();
    await page.getByRole('button', { name: t('content:page.share') }).waitFor();
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await page.locator('article [onerror], article script').count()).toBe(0);
  });
});

describe('a page', () => {
  it('shows its new version, and prints without what is around it', async () => {
    const { page } = await journey(browser(), { origin: server.origin });
    await page.goto('/guarantee');
    await page.getByRole('navigation', { name: t('content:page.contents') }).waitFor();
    await page
      .getByText(/^Version 1, /u)
      .first()
      .waitFor();
    const html = '<p>One sentence.</p>';
    await operator(['pages', 'publish', 'guarantee'], { texts: { 'en-us': { title: 'Our guarantee', html } } });
    // A rendered page may be a second old.
    const served = () => page.request.get('/guarantee', { headers: { accept: 'text/html' } });
    await expect.poll(async () => (await served()).text()).toContain('One sentence.');
    await page.reload();
    await page.getByText('One sentence.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Our guarantee' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: t('content:page.print') }).isVisible()).toBe(false);
    expect(await page.getByText('One sentence.').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    const first = await operator(['pages', 'show', 'guarantee', '1']);
    expect(Object.keys(first.texts as object).toSorted()).toEqual([...availableLanguages].toSorted());
  });
});
