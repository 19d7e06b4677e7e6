import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { canonicalTransfer, stateOf } from '#forms/transfer-record';
import { isOver } from '#platform/order-status';
import { withdrawalByBank } from '#server/domains/bank/bank-record';
import { recordHash } from '../../../src/design-system/components/receipt/record-hash.ts';

type Given = Parameters<typeof stateOf>[0];

const at = '2026-11-21T08:30:00.000Z';
const given = (status: Given['status'], ...done: Given['timeline'][number]['step'][]): Given => ({
  status,
  timeline: (['received', 'reviewing', 'sent', 'completed', 'returned', 'canceled'] as const).map((step) => ({
    step,
    at: done.includes(step) ? at : null,
    expected_at: null,
  })),
});

it.each([
  [given(0, 'received'), 'pending', false],
  [given(1, 'received', 'reviewing'), 'reviewing', false],
  [given(1, 'received', 'reviewing', 'sent'), 'sent', false],
  [given(2, 'received', 'reviewing', 'sent', 'completed'), 'completed', true],
  [given(3, 'received', 'returned'), 'returned', true],
  [given(3, 'received', 'canceled'), 'canceled', true],
] as const)('%j is %s', (transfer, state, over) => {
  expect(stateOf(transfer)).toBe(state);
  expect(isOver(transfer)).toBe(over);
});

describe('the receipt of a withdrawal', () => {
  const { items } = calls['GET wallet/down-record'].example.response;
  const crypto = { ...items[0], timeline: [], transaction_id: 'c0ffee' };
  const byBank = {
    ...crypto,
    currency: 'EUR',
    scale: 2,
    network: null,
    address: null,
    card: '41 … 11',
    transaction_id: 'SEPA-20261121-7',
  };
  const hash = recordHash(canonicalTransfer(byBank));

  it('by bank has the same hash whether it is opened in the wallet or the bank', () => {
    expect(recordHash(canonicalTransfer(withdrawalByBank(byBank)))).toBe(hash);
  });

  it('hashes what was sent where as JSON, so that anyone can do it again', () => {
    const json = `[["sn","W26112100007"],["created_at","2026-11-21T08:30:00.000Z"],["currency","USDT"],["amount","100"],["fee","1"],["received","99"],["network","tron"],["address","TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa"],["memo",""],["card",""],["transaction_id","c0ffee"]]`;
    expect(recordHash(canonicalTransfer(crypto))).toBe(createHash('sha256').update(json).digest('hex'));
  });

  it.each(['sn', 'amount', 'fee', 'received', 'card', 'transaction_id'] as const)('changes the hash with %s', (key) => {
    expect(recordHash(canonicalTransfer({ ...byBank, [key]: `${byBank[key]}1` }))).not.toBe(hash);
  });
});
