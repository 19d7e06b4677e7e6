import type { ResponseOf } from '#contract/index';

export type Step = ResponseOf<'GET wallet/up-record'>['items'][number]['timeline'][number];
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/**
 * Returns the state of each step of a deposit or a withdrawal: the first pending one is in progress, except that a withdrawal
 * stays in review until it is sent.
 */
export function stepStates(steps: readonly Step[]): StepState[] {
  const pending = steps.findIndex(({ at }) => at === null);
  const isInReview = steps[pending - 1]?.step === 'reviewing' && steps[pending]?.step === 'sent';
  const current = isInReview ? pending - 1 : pending;
  return steps.map(({ step, at }, index) => {
    if (index === current) return 'current';
    if (at === null) return 'upcoming';
    // What the customer canceled went as they wanted.
    return step === 'returned' ? 'failed' : 'done';
  });
}
