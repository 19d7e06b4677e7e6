import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverStore } from '#platform/connection';
import { requireConnection } from '#platform/require-connection';

const fetch = vi.fn<() => Promise<Response>>();
const device = { onLine: true };

const answers = () => Promise.resolve(Response.json({ ok: true }));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const notSent = { kind: 'not-sent', isOutcomeKnown: true, isRetryable: true };

beforeEach(() => {
  device.onLine = true;
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('fetch', fetch.mockReset().mockImplementation(answers));
  serverStore.set('reached');
});

afterEach(() => void vi.unstubAllGlobals());

it('asks nothing while the server is there', async () => {
  await requireConnection();
  expect(fetch).not.toHaveBeenCalled();
});

it('lets nothing through that can’t arrive', async () => {
  device.onLine = false;
  fetch.mockImplementation(fails);
  await expect(requireConnection()).rejects.toMatchObject(notSent);
  expect(serverStore.get()).toBe('unreachable');
});

it('checks the server after a request failed', async () => {
  serverStore.set('lost');
  await requireConnection();
  expect(serverStore.get()).toBe('reached');
});

it('believes a server that answers more than a device that says it is offline', async () => {
  device.onLine = false;
  await requireConnection();
  expect(fetch).toHaveBeenCalledOnce();
});

it('lets nothing through that was pressed beside old data, and notices that the server is back', async () => {
  serverStore.set('unreachable');
  await expect(requireConnection()).rejects.toMatchObject(notSent);
  expect(serverStore.get()).toBe('reached');
  await requireConnection();
});
