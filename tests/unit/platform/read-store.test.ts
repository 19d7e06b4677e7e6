import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Work = (...args: never[]) => Promise<unknown>;

const store = vi.hoisted(() => ({
  get: vi.fn<Work>(),
  update: vi.fn<Work>(),
  keys: vi.fn<Work>(),
  delMany: vi.fn<Work>(),
}));
vi.mock('idb-keyval', () => ({ ...store, createStore: () => undefined }));

const { loadReads, removeOthers, saveReads } = await import('#platform/read-store');

/** A visitor's, as no session is stored here. */
const owner = 'visitor';
const read = { key: '@"GET index/site",', data: { items: [1] }, time: 1000 };
const version = 'development';

beforeEach(() => void vi.useFakeTimers({ now: 5000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('returns what is kept', async () => {
  store.get.mockResolvedValue({ version, reads: [read] });
  expect(await loadReads(owner)).toEqual([read]);
});

it.each([
  ['nothing', undefined],
  ['what another contract described', { version: 'older', reads: [read] }],
  ['no reads', { version }],
  ['other than a list', { version, reads: 'x' }],
  [
    'broken reads',
    { version, reads: [null, 1, {}, { ...read, key: 1 }, { ...read, time: '1' }, { ...read, data: 'x' }] },
  ],
])('takes %s for nothing, and replaces it with the next read', async (_what, kept) => {
  store.get.mockResolvedValue(kept);
  expect(await loadReads(owner)).toEqual([]);
  store.update.mockImplementation(async (_owner: string, change: (before: unknown) => unknown) => {
    expect(change(kept)).toEqual({ version, reads: [read] });
  });
  await saveReads([read]);
  expect(store.update).toHaveBeenCalledOnce();
});

it('does without a store that refuses everything or is full', async () => {
  const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
  store.get.mockImplementation(refuse('InvalidStateError'));
  store.keys.mockImplementation(refuse('UnknownError'));
  store.update.mockImplementation(refuse('QuotaExceededError'));
  expect(await loadReads(owner)).toEqual([]);
  await saveReads([read]);
  await removeOthers();
});

it('doesn’t wait for a store that never answers', async () => {
  store.get.mockReturnValue(new Promise(() => {}));
  const loading = loadReads(owner);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loading).toEqual([]);
});
