import { expect } from 'vitest';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { logIn } from '../steps.ts';
import type { Server } from './server.ts';
import { journey, type Journey } from './journey.ts';
import type { Translate } from '../translations.ts';

export const demo = { username: 'demo', password: 'demo-florin' };

interface DemoOptions extends BrowserContextOptions {
  readonly origin: string;
  readonly t: Translate;
}

/** The demo customer on a fresh phone, logged in, with no unread notice. */
export async function demoJourney(browser: Browser, { t, ...options }: DemoOptions): Promise<Journey> {
  const visit = await journey(browser, options);
  await visit.page.goto('/login');
  await logIn(visit.page, t, demo);
  await visit.page.waitForURL('**/');
  const token = await visit.page.evaluate(() => localStorage.getItem('token'));
  await visit.page.request.post('/api/notice/readAll', { headers: { token: token ?? '' }, data: {} });
  // Leave the page, so that earlier popups are gone.
  await visit.page.goto('/404');
  return visit;
}

let devices = 0;

/** Logs in to the demo account from an unknown device, which notifies its other devices. Returns the device's name. */
export async function logInElsewhere({ origin }: Server): Promise<string> {
  devices += 1;
  const device = `Device ${devices}`;
  const answer = await fetch(`${origin}/api/index/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Mozilla/5.0 (Linux; Android 16; ${device}) Chrome/140.0 Mobile Safari/537.36`,
    },
    body: JSON.stringify(demo),
  });
  expect(((await answer.json()) as { status: number }).status).toBe(1);
  return device;
}
