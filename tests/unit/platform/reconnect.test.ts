import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markLost, serverStore } from '#platform/connection';
import { keepConnection } from '#platform/reconnect';

const window = Object.assign(new EventTarget(), { setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) });
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const fetch = vi.fn<() => Promise<Response>>();
const onBack = vi.fn<() => void>();
let stop: () => void;

const answers = () => Promise.resolve(Response.json({ ok: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', fetch.mockReset().mockImplementation(answers));
  serverStore.set('reached');
  onBack.mockReset();
  stop = keepConnection(onBack);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches again after the device was offline, even when no request failed meanwhile', async () => {
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(1), 10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('waits for the server when the device is back before it', async () => {
  fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(serverStore.get()).toBe('unreachable'), 10_000);
  expect(onBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('checks no more once it is stopped, even while a check runs', async () => {
  let fail = (): void => {};
  fetch.mockImplementationOnce(
    () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))),
  );
  markLost();
  stop();
  fail();
  await vi.waitFor(() => expect(serverStore.get()).toBe('unreachable'), 10_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('repeats nothing when one request failed and the server works', async () => {
  markLost();
  await vi.waitFor(() => expect(serverStore.get()).toBe('reached'), 10_000);
  expect(onBack).not.toHaveBeenCalled();
});
