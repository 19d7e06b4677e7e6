import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '#platform/http';
import { onDevice, serverNow } from '#platform/server-clock';

const now = Date.parse('2026-11-21T09:30:00Z');
const body = JSON.stringify({ status: 1, message: '', data: {} });

/** Makes a call that is answered with this header. */
async function respond(date?: string): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(body, date === undefined ? {} : { headers: { Date: date } }));
  await request('GET user/closing', {});
}

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('follows the server when this device is off, and the device again once it is right', async () => {
  await respond('Sat, 21 Nov 2026 12:30:00 GMT');
  expect(serverNow()).toBe(Date.parse('2026-11-21T12:30:00Z'));
  expect(onDevice('2026-11-21T12:31:00Z')).toBe(Date.parse('2026-11-21T09:31:00Z'));
  await respond('Sat, 21 Nov 2026 09:29:58 GMT');
  expect(serverNow()).toBe(now);
});

it.each([undefined, 'yesterday'])('trusts this device when a response says %s', async (date) => {
  await respond('Sat, 21 Nov 2026 08:30:00 GMT');
  await respond(date);
  expect(serverNow()).toBe(now);
});
