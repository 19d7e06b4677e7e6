import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { browser as pinned } from '../../../scripts/browser.ts';

/** One browser for all tests of a file or group; each test opens its own page. */
export function useBrowser(options: LaunchOptions = {}): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ ...(await pinned()), ...options });
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('The browser is there while tests run only.');
    return browser;
  };
}
