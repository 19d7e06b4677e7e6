import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { lastPresses, watchPresses } from './presses.ts';

const failures = join(import.meta.dirname, '../../../.cache/e2e');

/** What the browser logs while the server is down, stops, or starts. */
export const serverGone =
  /503|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|ChunkLoadError/;

/** The calls that end a session or replace its token. A read that is on its way then is refused, as it should be. */
const endsToken = /\/api\/user\/(logout|password|refresh)$/;

export interface Journey {
  page: Page;
  /** Allows matching console errors, page errors and failed requests from here on. */
  allowError(pattern: RegExp): void;
}

export interface JourneyOptions extends BrowserContextOptions {
  /** The server's origin; paths are relative to it. */
  origin: string;
}

/**
 * A phone with a fresh profile. When the test ends, anything in the console that is an error, any exception of the page and
 * any failed request or answer from 400 up fails it, unless it was allowed, or its token had ended. A failed test leaves a
 * picture in .cache/e2e, and prints the last presses and what a screen reader would find, for machines whose files nobody sees.
 */
export async function journey(browser: Browser, options: JourneyOptions): Promise<Journey> {
  const { origin, ...own } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    // Drawing four times the pixels would show nothing more.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing each frame of what moves takes a fifth of the time. Some journeys are made with movement.
    reducedMotion: 'reduce',
    // Only its own tests have the service worker: it would answer what others hold back or count.
    serviceWorkers: 'block',
    ...own,
  });
  const troubles: string[] = [];
  const allowed: RegExp[] = [];
  const endedTokens = new Set<string>();
  const refused: Record<'token' | 'url', string>[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    troubles.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Browsers abort pending requests on navigation.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const url = response.url();
    const { token } = response.request().headers();
    if (token && response.ok() && endsToken.test(url)) endedTokens.add(token);
    if (token && response.status() === 401) refused.push({ token, url });
    if (response.status() >= 400) troubles.push(`answer: ${response.status()} ${url}`);
  });
  await context.addInitScript(watchPresses);
  const page = await context.newPage();

  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      console.log(page.url());
      console.log(await page.evaluate(lastPresses).catch(() => ''));
      console.log(
        await page
          .locator('body')
          .ariaSnapshot()
          .catch(() => ''),
      );
      await mkdir(failures, { recursive: true });
      const path = join(failures, `${task.name.replaceAll(/\W+/g, '-').toLowerCase()}.png`);
      await page.screenshot({ path, fullPage: true }).then(
        () => console.log(`picture: ${path}`),
        () => console.log('no picture: the page is gone'),
      );
    }
    await context.close();
    const afterItsEnd = refused.filter(({ token }) => endedTokens.has(token));
    const isAllowed = (trouble: string): boolean =>
      allowed.some((pattern) => pattern.test(trouble)) ||
      (trouble.includes('401') && afterItsEnd.some(({ url }) => trouble.includes(url)));
    expect(troubles.filter((trouble) => !isAllowed(trouble))).toEqual([]);
  });
  // After a request that failed, the app asks whether the server is well, and a busy database may take more than two seconds.
  return { page, allowError: (pattern) => void allowed.push(pattern, /503 .*\/healthz/) };
}
