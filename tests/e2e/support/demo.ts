import type { Browser, BrowserContextOptions } from 'playwright-core';
import { logIn, type Translate } from '../steps.ts';
import { journey, type Journey } from './journey.ts';

export const demo = { username: 'demo', password: 'demo-florin' };

interface DemoOptions extends BrowserContextOptions {
  readonly origin: string;
  readonly t: Translate;
}

/** The demo customer on a fresh phone, logged in, with no unread notice. */
export async function demoJourney(browser: Browser, { t, ...options }: DemoOptions): Promise<Journey> {
  const its = await journey(browser, options);
  await its.page.goto('/login');
  await logIn(its.page, t, demo);
  await its.page.waitForURL('**/');
  const token = await its.page.evaluate(() => localStorage.getItem('token'));
  await its.page.request.post('/api/notice/readAll', { headers: { token: token ?? '' }, data: {} });
  // Leave the page, so that earlier popups are gone.
  await its.page.goto('/404');
  return its;
}
