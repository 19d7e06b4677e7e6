import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { filesOf, type Budget } from '../../scripts/vite/budget.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';

const root = join(import.meta.dirname, '../..');
const server = useServer();
const browser = useBrowser();

async function json<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, path), 'utf8')) as Content;
}

const fileOf = (address: string): string => new URL(address).pathname.slice(1);

// The build computes the first load from lists in budget.json. These tests hold the lists against a real browser: the
// screen shows when it gets these files and no other, all of them are fetched, and no other is asked for before.
it.each([
  ['home', '/'],
  ['login', '/login'],
])('the budget of %s names what the browser needs to show it', async (route, path) => {
  const { firstLoad } = await json<{ firstLoad: Record<string, Budget> }>('budget.json');
  const named = new Set(filesOf(await json<Manifest>('dist/web/.vite/manifest.json'), firstLoad[route]!));
  const { page } = await journey(browser(), { origin: server.origin });

  const waiting = new Set(named);
  const early: string[] = [];
  let release = (): void => {};
  const shown = new Promise<void>((resolve) => (release = resolve));
  page.on('requestfinished', (request) => void waiting.delete(fileOf(request.url())));
  await page.route(/\/static\/.*\.(js|json)$/, async (held) => {
    const file = fileOf(held.request().url());
    if (!named.has(file)) {
      if (waiting.size > 0) early.push(file);
      await shown;
    }
    await held.continue();
  });

  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main').locator('h1, h2, form').first().waitFor();
  release();
  await page.waitForLoadState('networkidle');
  expect([...waiting]).toEqual([]);
  expect(early).toEqual([]);
});
