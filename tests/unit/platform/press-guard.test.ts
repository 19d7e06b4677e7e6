import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardPresses, type PressGuard } from '#platform/press-guard';

const window = new EventTarget();
const press = vi.fn<() => void>();
let bar: EventTarget & { ariaDisabled: string | null };
let guard: PressGuard;

/** Happens at the bar, and bubbles to the window like every event. */
function happen(name: string, own: object = {}): void {
  const event = Object.assign(new Event(name, { cancelable: true }), own);
  bar.dispatchEvent(event);
  if (name.endsWith('up') || name === 'pointercancel') window.dispatchEvent(new Event(name));
  if (name === 'click' && !event.defaultPrevented) press();
}

function tap(): void {
  happen('pointerdown');
  happen('pointerup');
  happen('click');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', window);
  press.mockReset();
  bar = Object.assign(new EventTarget(), { ariaDisabled: null });
  guard = guardPresses(bar as unknown as HTMLElement);
});

afterEach(() => {
  guard.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets no press count right after a change, and says so meanwhile', () => {
  vi.advanceTimersByTime(699);
  tap();
  expect(press).not.toHaveBeenCalled();
  expect(bar.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(1);
  tap();
  expect(press).toHaveBeenCalledTimes(1);
  expect(bar.ariaDisabled).toBeNull();
});

it('starts over with each change', () => {
  vi.advanceTimersByTime(600);
  guard.renew();
  vi.advanceTimersByTime(600);
  tap();
  expect(press).not.toHaveBeenCalled();
});

it.each([
  ['a pointer', 'pointerdown', 'pointerup'],
  ['a key', 'keydown', 'keyup'],
])('lets no press of %s count that began before a change, however long it lasts', (_of, down, up) => {
  vi.advanceTimersByTime(5000);
  happen(down);
  guard.renew();
  vi.advanceTimersByTime(5000);
  happen(up);
  happen('click');
  expect(press).not.toHaveBeenCalled();
  tap();
  expect(press).toHaveBeenCalledTimes(1);
});

it('lets no press count that began too early and ended later', () => {
  happen('pointerdown');
  vi.advanceTimersByTime(5000);
  happen('pointerup');
  happen('click');
  expect(press).not.toHaveBeenCalled();
});

it('takes a key that is held down for one press', () => {
  vi.advanceTimersByTime(5000);
  happen('keydown', { repeat: false });
  happen('click');
  guard.renew();
  vi.advanceTimersByTime(5000);
  for (let count = 0; count < 3; count += 1) {
    happen('keydown', { repeat: true });
    happen('click');
  }
  expect(press).toHaveBeenCalledTimes(1);
  happen('keyup');
  happen('keydown', { repeat: false });
  happen('click');
  expect(press).toHaveBeenCalledTimes(2);
});

it('takes clicks without a press, as assistive technology makes them', () => {
  happen('click');
  vi.advanceTimersByTime(700);
  happen('click');
  expect(press).toHaveBeenCalledTimes(1);
});

it('forgets an early press that was dragged away', () => {
  happen('pointerdown');
  window.dispatchEvent(new Event('pointercancel'));
  vi.advanceTimersByTime(700);
  tap();
  expect(press).toHaveBeenCalledTimes(1);
});

it('ends', () => {
  guard.end();
  tap();
  expect(press).toHaveBeenCalledTimes(1);
});
