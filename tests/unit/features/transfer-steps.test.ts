import { expect, it } from 'vitest';
import { stepStates, type Step } from '../../../src/forms/transfer-steps.ts';

const step = (name: Step['step'], at: string | null): Step => ({ step: name, at, expected_at: null });
const at = '2026-11-21T08:30:00.000Z';

it('goes on at the first step that has not happened', () => {
  expect(stepStates([step('received', at), step('reviewing', null), step('credited', null)])).toEqual([
    'done',
    'current',
    'upcoming',
  ]);
});

it('ends in a step that failed', () => {
  expect(stepStates([step('received', at), step('returned', at)])).toEqual(['done', 'failed']);
});
