import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { availableLanguages } from '#contract/languages';
import { routes } from '#app/routes';
import { useBrowser } from '../e2e/support/browser.ts';
import { demoJourney } from '../e2e/support/demo.ts';
import { journey } from '../e2e/support/journey.ts';
import { bringLayoutChecks, misfitsOf } from '../e2e/support/layout.ts';
import { setLanguage } from '../e2e/support/switch-language.ts';
import { useServer } from '../e2e/support/use-server.ts';
import { addressesOf, walk } from '../e2e/support/walk.ts';
import { translationsOf } from '../e2e/translations.ts';

const server = useServer({ TRUST_PROXY: '1' });
const browser = useBrowser();
const t = await translationsOf('en-us');

// A network for each language, since so many pages in a minute are too many for one.
const from = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index + 1}` });
const visitors = new Set(['/login', '/register', '/forgot']);

let known: Promise<Set<string>> | undefined;

/** An address for each route: where the customer's own records lead, or one that any server has. */
const addresses = (): Promise<Set<string>> => (known ??= findAddresses());

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map((link) => link.pathname + link.search),
  );

async function findAddresses(): Promise<Set<string>> {
  const { page, allowError } = await journeyOfDemo(200);
  // A record 1 that isn't the customer's.
  allowError(/404/);
  const paths = addressesOf(routes.filter((route) => !visitors.has(route.path)));
  const byPattern = new Map<string, string>();
  for (const path of paths) {
    await page.evaluate(walk, [path]);
    for (const link of await linksOf(page)) {
      const route = routes.find(({ path: pattern }) => matchPath(pattern, link.replace(/\?.*/, '')));
      const key = route && `${route.path}${link.includes('?') ? '?' : ''}`;
      if (key && !byPattern.has(key)) byPattern.set(key, link);
    }
  }
  return new Set([...paths, ...byPattern.values()]);
}

async function journeyOfDemo(index: number, width = 390) {
  const { origin } = server;
  return demoJourney(browser(), { origin, t, viewport: { width, height: 844 }, extraHTTPHeaders: from(index) });
}

/** Opens each address and returns what doesn't fit there. */
async function misfits(page: Page, paths: Iterable<string>): Promise<string[]> {
  await bringLayoutChecks(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.evaluate(walk, [path]);
    const here = await misfitsOf(page);
    found.push(...here.map((problem) => `${path}: ${problem}`));
  }
  return found;
}

describe.each([320, 390])('at %i px', (width) => {
  it.each(availableLanguages.map((language, index) => [language, index] as const))(
    'every screen fits in %s',
    { timeout: 300_000 },
    async (language, index) => {
      const { page, allowError } = await journeyOfDemo(index + (width === 320 ? 0 : 50), width);
      // A record 1 that isn't the customer's.
      allowError(/404/);
      await setLanguage(page, language);
      expect(await misfits(page, await addresses())).toEqual([]);
      const visit = await journey(browser(), {
        origin: server.origin,
        viewport: { width, height: 844 },
        extraHTTPHeaders: from(index + 100),
      });
      await visit.page.goto('/404');
      await setLanguage(visit.page, language);
      expect(await misfits(visit.page, ['/', ...visitors])).toEqual([]);
    },
  );
});
