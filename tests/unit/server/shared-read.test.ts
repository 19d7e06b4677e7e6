import { expect, it, vi } from 'vitest';
import { sharedRead } from '#server/db/shared-read';
import type { Db } from '#server/db/transact';

const db = {} as Db;
const at = (second: number) => new Date(second * 1000);

it('reads once for all who ask within the time, and again after it or once the clock went back', async () => {
  let reads = 0;
  const read = sharedRead(2000, async () => (reads += 1));
  const asked = [await read(db, at(10)), await read(db, at(11.9)), await read(db, at(12)), await read(db, at(5))];
  expect(asked).toEqual([1, 1, 2, 3]);
  expect(await read({} as Db, at(5))).toBe(4);
});

it('is one read also while it runs', async () => {
  const read = vi.fn<() => Promise<string>>(async () => 'all');
  const shared = sharedRead(2000, read);
  expect(await Promise.all([shared(db, at(1)), shared(db, at(1))])).toEqual(['all', 'all']);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after a failure, and keeps what was read meanwhile', async () => {
  let fail = (_error: Error): void => undefined;
  const read = vi.fn<() => Promise<string>>();
  const shared = sharedRead(2000, read);
  read.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const failed = shared(db, at(1));
  read.mockResolvedValueOnce('later');
  expect(await shared(db, at(4))).toBe('later');
  fail(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  expect(await shared(db, at(5))).toBe('later');
  read.mockRejectedValueOnce(new Error('gone again')).mockResolvedValueOnce('back');
  await expect(shared(db, at(9))).rejects.toThrow('gone again');
  expect(await shared(db, at(9))).toBe('back');
});
