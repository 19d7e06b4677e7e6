import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPresses, whenReleased } from '#platform/press';

const window = new EventTarget();
const happen = (name: string) => window.dispatchEvent(new Event(name));
const work = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', window);
  work.mockReset();
  stop = followPresses();
});

afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs at once while nothing is pressed', () => {
  whenReleased(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('waits for the end of a press and its click: %s', (end) => {
  happen('pointerdown');
  whenReleased(work);
  vi.advanceTimersByTime(5000);
  happen(end);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for the next press too if it follows at once', () => {
  happen('pointerdown');
  whenReleased(work);
  happen('pointerup');
  happen('pointerdown');
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

it('never runs once canceled', () => {
  happen('pointerdown');
  const cancel = whenReleased(work);
  cancel();
  happen('pointerup');
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
