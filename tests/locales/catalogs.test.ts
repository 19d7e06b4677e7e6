import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { availableLanguages } from '#contract/languages';
import { routes } from '#app/routes';
import { useBrowser } from '../e2e/support/browser.ts';
import { demoJourney } from '../e2e/support/demo.ts';
import { useServer } from '../e2e/support/use-server.ts';
import { addressesOf, walk } from '../e2e/support/walk.ts';
import { translationsOf } from '../e2e/translations.ts';

const web = join(import.meta.dirname, '../../dist/web');
const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');

/** Of all texts that a screen opened first asks for, compressed, in any language. */
const mostBytes = 25_000;

describe('the texts of a screen', () => {
  it('are few, in every language', { timeout: 600_000 }, async () => {
    const { page, allowError } = await demoJourney(browser(), { origin: server.origin, t });
    // A record 1 that isn't the customer's.
    allowError(/404/);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/static/texts-')) asked.add(pathname);
    });
    const bytes: { path: string; language: string; size: number }[] = [];
    for (const path of addressesOf(routes)) {
      asked.clear();
      await page.goto(path);
      await page.evaluate(walk, [path]);
      expect({ path, asksForTexts: asked.size > 0 }).toEqual({ path, asksForTexts: true });
      for (const language of availableLanguages) {
        const files = [...asked].map((file) => join(web, file.replace('/en-us/', `/${language}/`)));
        const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(file)).length));
        bytes.push({ path, language, size: sizes.reduce((sum, size) => sum + size, 0) });
      }
    }
    const largest = bytes.toSorted((one, other) => other.size - one.size);
    console.log(largest.slice(0, 20));
    expect(largest[0]!.size).toBeLessThanOrEqual(mostBytes);
  });
});
