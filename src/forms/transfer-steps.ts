import type { ResponseOf } from '#contract/index';

export type Step = ResponseOf<'GET wallet/up-record'>['items'][number]['timeline'][number];
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** Returns the state of each step of a deposit or a withdrawal: the first pending one is in progress. */
export function stepStates(steps: readonly Step[]): StepState[] {
  const next = steps.findIndex(({ at }) => at === null);
  return steps.map(({ step, at }, index) => {
    if (at !== null) return step === 'returned' || step === 'canceled' ? 'failed' : 'done';
    return index === next ? 'current' : 'upcoming';
  });
}
