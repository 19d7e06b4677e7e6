import { expect, it } from 'vitest';
import { stepStates, type Step } from '../../../src/forms/transfer-steps.ts';

const step = (name: Step['step'], at: string | null): Step => ({ step: name, at, expected_at: null });
const at = '2026-11-21T08:30:00.000Z';

it('waits for a review', () => {
  expect(stepStates([step('received', at), step('reviewing', null), step('credited', null)])).toEqual([
    'done',
    'current',
    'upcoming',
  ]);
});

it('stays where it is until what comes next is done', () => {
  const from = (...times: (string | null)[]) =>
    stepStates(
      (['received', 'reviewing', 'sent', 'completed'] as const).map((name, index) => step(name, times[index] ?? null)),
    );
  expect(from(at)).toEqual(['done', 'current', 'upcoming', 'upcoming']);
  expect(from(at, at)).toEqual(['done', 'current', 'upcoming', 'upcoming']);
  expect(from(at, at, at)).toEqual(['done', 'done', 'current', 'upcoming']);
  expect(from(at, at, at, at)).toEqual(['done', 'done', 'done', 'done']);
  expect(stepStates([step('received', at), step('reviewing', at), step('credited', null)])).toEqual([
    'done',
    'current',
    'upcoming',
  ]);
});

it('ends in a step that failed', () => {
  expect(stepStates([step('received', at), step('returned', at)])).toEqual(['done', 'failed']);
});
