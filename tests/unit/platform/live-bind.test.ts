import { Manager } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BindResult } from '#contract/live';
import { startLive } from '#platform/live';
import { reconnection, retryDelay } from '#platform/live-bind';
import { sessionStore } from '#platform/session';

type Answer = (error: Error | null, result?: BindResult) => void;

/** What the app asked of its socket. */
const channel = {
  connected: true,
  handlers: new Map<string, ((payload?: unknown) => void)[]>(),
  binds: [] as Answer[],
  emitted: [] as string[],
  on: (name: string, handler: () => void) =>
    channel.handlers.set(name, [...(channel.handlers.get(name) ?? []), handler]),
  off: (name: string, handler: () => void) =>
    channel.handlers.set(
      name,
      (channel.handlers.get(name) ?? []).filter((known) => known !== handler),
    ),
  happen: (name: string, payload?: unknown) => {
    for (const handler of channel.handlers.get(name) ?? []) handler(payload);
  },
  timeout: () => ({ emit: (_name: 'bind', _request: unknown, answer: Answer) => channel.binds.push(answer) }),
  emit: (name: string) => channel.emitted.push(name),
  connect: () => channel,
  disconnect: () => channel,
};

const open = vi.hoisted(() => vi.fn<(options: object) => unknown>());
vi.mock('socket.io-client', async (original) => ({ ...(await original<object>()), io: open }));

const onMoney = vi.fn<() => void>();
const ignore = (): void => undefined;
let stop = ignore;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(channel, { handlers: new Map(), binds: [], emitted: [] });
  open.mockReset().mockReturnValue(channel);
  onMoney.mockReset();
  sessionStore.set({ token: 'a-token', info: null, ended: null });
  stop = startLive({
    onNotice: ignore,
    onUnread: ignore,
    onMoney,
    onReconnect: ignore,
    onError: ignore,
  });
  await vi.dynamicImportSettled();
  channel.happen('connect');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers the newest request to bind. */
const answer = (...given: Parameters<Answer>): void => channel.binds.at(-1)?.(...given);

describe('binding the live channel', () => {
  it('asks again after a while if the server is too busy, then fetches what was missed', () => {
    answer(null, { code: 'unavailable' });
    vi.advanceTimersByTime(499);
    expect(channel.binds).toHaveLength(1);
    vi.advanceTimersByTime(1001);
    expect(channel.binds).toHaveLength(2);
    // No answer is as good as a refusal.
    answer(new Error('operation has timed out'));
    vi.advanceTimersByTime(3000);
    expect(channel.binds).toHaveLength(3);
    expect(onMoney).not.toHaveBeenCalled();
    answer(null, { id: '1' });
    expect(onMoney).toHaveBeenCalledTimes(1);
    expect(channel.emitted).toContain('notices');
    vi.advanceTimersByTime(60_000);
    expect(channel.binds).toHaveLength(3);
  });

  it('ends with the connection: the next one binds by itself', () => {
    answer(null, { code: 'unavailable' });
    channel.happen('disconnect', 'transport close');
    vi.advanceTimersByTime(60_000);
    expect(channel.binds).toHaveLength(1);
    // An answer that comes too late binds nothing.
    answer(null, { id: '1' });
    expect(onMoney).not.toHaveBeenCalled();
    channel.happen('connect');
    expect(channel.binds).toHaveLength(2);
  });
});

describe('a refused token', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      fetch.mockReset().mockImplementation(() => new Promise(() => {})),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is tried in a call, which ends the session', () => {
    answer(null, { code: 'session-gone' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not missed after logging out', () => {
    sessionStore.set({ token: null, info: null, ended: 'logged-out' });
    answer(null, { code: 'session-gone' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the delays of many devices', () => {
  it('are spread over as much as they are long, and stop growing', () => {
    const random = vi.spyOn(Math, 'random');
    const range = (failures: number) => [0, 1].map((value) => retryDelay((random.mockReturnValue(value), failures)));
    expect([1, 2, 3, 4, 20].map(range)).toEqual([
      [500, 1500],
      [1000, 3000],
      [2000, 6000],
      [2500, 7500],
      [2500, 7500],
    ]);
  });

  it('are those that socket.io takes', () => {
    expect(open.mock.lastCall?.[0]).toMatchObject(reconnection);
    const manager = new Manager('http://localhost', { ...reconnection, autoConnect: false });
    expect(manager.randomizationFactor()).toBe(0.5);
    expect([manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([1000, 5000]);
    expect(manager.reconnectionAttempts()).toBe(Infinity);
  });
});
