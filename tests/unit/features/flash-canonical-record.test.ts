import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { calls } from '#contract/index';
import { recordHash } from '../../../src/design-system/components/receipt/record-hash.ts';
import { canonicalRecord } from '../../../src/features/flash/model/canonical-record.ts';

const record = calls['POST flash/exchange'].example.response;
const hash = recordHash(canonicalRecord(record));

it('hashes what was agreed as JSON, so that anyone can do it again', () => {
  const json = `[["number","F26112100042"],["time","2026-11-21T08:30:00.000Z"],["currency","USDT"],["amount","250"],["target","BTC"],["target_amount","0.002726"],["rate","0.00001090403868"],["mid_rate","0.00001094783"],["spread_percent","0.4"],["spread_amount","0.00001096"]]`;
  expect(hash).toBe(createHash('sha256').update(json).digest('hex'));
});

it('keeps the hash when a conversion is completed or refunded later', () => {
  expect(recordHash(canonicalRecord({ ...record, status: 0, refund: '1.5' }))).toBe(hash);
});

it.each(['number', 'time', 'amount', 'target_amount', 'rate', 'mid_rate', 'spread_amount'] as const)(
  'changes the hash with the %s',
  (key) => {
    expect(recordHash(canonicalRecord({ ...record, [key]: `${record[key]}1` }))).not.toBe(hash);
  },
);
