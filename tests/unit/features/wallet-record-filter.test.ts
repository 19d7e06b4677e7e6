import { describe, expect, it } from 'vitest';
import { transactionKinds } from '#contract/wallet-records';
import {
  orderOf,
  queryOf,
  readFilter,
  recordKinds,
  writeFilter,
} from '../../../src/features/wallet/model/record-filter.ts';

describe('the filter of transactions', () => {
  it('has each kind that can stand in the list, except parts of a withdrawal and refunds, which are released holds', () => {
    const unlisted = ['withdrawal-fee', 'withdrawal-returned', 'exchange-refund'];
    expect([...recordKinds, ...unlisted].sort()).toEqual([...transactionKinds].sort());
  });

  it.each(recordKinds)('keeps kind %s in the address and asks the server for it', (kind) => {
    const filter = readFilter(new URLSearchParams({ kind, id: '7' }));
    expect(filter.kind).toBe(kind);
    expect(String(writeFilter(new URLSearchParams('id=7'), filter))).toBe(`id=7&kind=${kind}`);
    expect(queryOf(filter)).toMatchObject({ kind });
  });

  it.each(['kind=gift', 'kind=exchange-refund', 'from=2026-02-31', 'from=2026-11-22&to=2026-11-21', 'currency=usd'])(
    'leaves out what is not valid: %s',
    (query) => {
      expect(String(writeFilter(new URLSearchParams(), readFilter(new URLSearchParams(query))))).toBe('');
    },
  );
});

it.each([
  ['flash-exchange', 'F26112100042', '/flash/records?number=F26112100042'],
  ['leverage', 'L26112100042', '/leverage/record?number=L26112100042'],
  ['pledge', 'P26112100042', '/pledge/record?number=P26112100042'],
  ['exchange', 'E26112100042', '/counter/records?sn=E26112100042'],
  ['deposit', 'D26112100042', '/wallet/up/record?sn=D26112100042'],
  ['withdrawal', 'W26112100042', '/wallet/down/record?sn=W26112100042'],
  ['adjustment', 'A 1', null],
] as const)('a transaction of kind %s with reference %s leads to %s', (kind, reference, path) => {
  expect(orderOf({ kind, reference })).toBe(path);
  expect(orderOf({ kind, reference: null })).toBeNull();
});
