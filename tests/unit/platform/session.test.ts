import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleInfo } from '#contract/account';
import { readDraft, writeDraft } from '../../../src/platform/draft.ts';
import { sessionStore, startSession, updateInfo } from '../../../src/platform/session.ts';
import { local, tab } from '../../../src/platform/storage.ts';

const [one, two] = [
  { ...exampleInfo, id: '1' },
  { ...exampleInfo, id: '2' },
];

/** Kept in memory where it is blocked. */
const blocked = (): never => {
  throw new Error('blocked');
};

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: blocked }, sessionStorage: { get: blocked } }),
  );
  startSession({ token: 'first', info: one });
});
afterEach(() => {
  sessionStore.set({ token: null, info: null, ended: null });
  vi.unstubAllGlobals();
});

/** As another tab does. */
function logIn(token: string, info: object): void {
  local.write('token', token);
  local.write('user', JSON.stringify(info));
}

it('keeps news of the customer', () => {
  updateInfo({ ...one, nickname: 'New' });
  expect(sessionStore.get()).toMatchObject({ token: 'first', info: { nickname: 'New' } });
  expect(local.read('user')).toContain('New');
});

it('doesn’t give a customer the info of the one before', () => {
  startSession({ token: 'second', info: two });
  updateInfo({ ...one, nickname: 'New' });
  expect(sessionStore.get()).toMatchObject({ token: 'second', info: two });
  expect(local.read('user')).toBe(JSON.stringify(two));
});

it('forgets what a visitor typed once somebody has logged in', () => {
  sessionStore.set({ token: null, info: null, ended: null });
  writeDraft('login', { username: 'two' });
  startSession({ token: 'second', info: two });
  writeDraft('bank', { amount: '10' });
  expect([tab.read('draft:visitor:login'), readDraft('bank')]).toEqual([null, { amount: '10' }]);
});

it('leaves the session of another tab’s login, and takes it over', () => {
  logIn('second', two);
  updateInfo({ ...one, nickname: 'New' });
  expect(local.read('token')).toBe('second');
  expect(sessionStore.get()).toMatchObject({ token: 'second', info: two });
});
