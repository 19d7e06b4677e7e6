import { expect, it } from 'vitest';
import { isOver } from '#platform/order-status';
import { stateOf } from '../../../src/features/wallet/model/withdrawal-status.ts';

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
] as const)('%j is %s', (withdrawal, state, over) => {
  expect(stateOf(withdrawal)).toBe(state);
  expect(isOver(withdrawal)).toBe(over);
});
