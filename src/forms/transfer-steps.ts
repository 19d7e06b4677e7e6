import type { ResponseOf } from '#contract/index';

export type Step = ResponseOf<'GET wallet/up-record'>['items'][number]['timeline'][number];
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/**
 * Returns the state of each step of a deposit or a withdrawal: only a review can be in progress. The other steps are named for
 * what has been done, so the step before stays current until then.
 */
export function stepStates(steps: readonly Step[]): StepState[] {
  const pending = steps.findIndex(({ at }) => at === null);
  const current = steps[pending]?.step === 'reviewing' ? pending : pending - 1;
  return steps.map(({ step, at }, index) => {
    if (index === current) return 'current';
    if (at === null) return 'upcoming';
    // What the customer canceled went as they wanted.
    return step === 'returned' ? 'failed' : 'done';
  });
}
