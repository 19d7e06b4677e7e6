import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Keeps the live channel of a page from opening. Once it is open, what is shown is read again: it may have changed since. */
export const withoutLiveChannel = (page: Page): Promise<void> => page.routeWebSocket(/socket\.io/, () => undefined);

/** Opens a page and waits until its live channel is bound to the session. Returns the channel's messages. */
export async function openLive(page: Page, path: string): Promise<string[]> {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await page.goto(path, { waitUntil: 'commit' });
  // The previous page may have had a channel too.
  received.length = 0;
  // The acknowledgement of `bind`, by its socket.io number.
  await expect.poll(() => received.some((frame) => frame.startsWith('430[{"id"'))).toBe(true);
  return received;
}
