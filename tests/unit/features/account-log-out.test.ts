import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleInfo } from '#contract/account';
import { endSession, sessionStore, startSession } from '#platform/session';
import { local } from '#platform/storage';
import { logOut } from '../../../src/features/account/api/log-out.ts';

const { request, unsubscribe } = vi.hoisted(() => ({
  request: vi.fn<() => Promise<void>>(),
  unsubscribe: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('#platform/http', () => ({ request }));
vi.mock('#platform/push', () => ({ unsubscribeFromPush: unsubscribe }));

const blocked = (): never => {
  throw new Error('blocked');
};

beforeEach(() => {
  // Kept in memory.
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: blocked }, sessionStorage: { get: blocked } }),
  );
  startSession({ token: 'first', info: { ...exampleInfo, id: '1' } });
  vi.clearAllMocks();
});
afterEach(() => {
  sessionStore.set({ token: null, info: null, ended: null });
  vi.unstubAllGlobals();
});

it('ends the session and its pushes, also without an answer', async () => {
  request.mockRejectedValue(new Error('away'));
  await expect(logOut()).rejects.toThrow('away');
  expect(sessionStore.get()).toEqual({ token: null, info: null, ended: 'logged-out' });
  expect(local.read('token')).toBeNull();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('leaves another customer logged in who came meanwhile, in another tab', async () => {
  let fail = (_error: Error): void => {};
  request.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  const ended = logOut();
  local.write('token', 'second');
  local.write('user', JSON.stringify({ ...exampleInfo, id: '2' }));
  fail(new Error('away'));
  await expect(ended).rejects.toThrow('away');
  expect(local.read('token')).toBe('second');
  expect(sessionStore.get()).toMatchObject({ token: 'second', info: { id: '2' } });
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends the session also if its token was replaced meanwhile', async () => {
  let answer = (): void => {};
  request.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const ended = logOut();
  startSession({ token: 'second', info: { ...exampleInfo, id: '1' } });
  answer();
  await ended;
  expect(local.read('token')).toBeNull();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('is a deliberate logout, also if the session has expired meanwhile', async () => {
  let answer = (): void => {};
  request.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const ended = logOut();
  endSession('expired');
  answer();
  await ended;
  expect(sessionStore.get().ended).toBe('logged-out');
});
