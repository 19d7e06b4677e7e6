import { onTestFinished, vi } from 'vitest';

/** Until the test ends, no time limit of an AbortSignal passes by itself. */
export function holdTimeLimits() {
  let controller = new AbortController();
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return {
    /** In milliseconds, each that has begun. */
    limits,
    /** Lets those pass that have begun. */
    pass: (): void => {
      const begun = controller;
      controller = new AbortController();
      begun.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
  };
}
