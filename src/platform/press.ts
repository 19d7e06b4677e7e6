/** The click of a press follows its end; on touch screens in a later task. */
const clickMs = 100;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const work of waiting) work();
    waiting.clear();
  }, clickMs);
}

const ends = ['pointerup', 'pointercancel'] as const;

/** Follows presses anywhere in the window. Returns the function that stops. */
export function followPresses(): () => void {
  window.addEventListener('pointerdown', press, { capture: true });
  for (const end of ends) window.addEventListener(end, release, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', press, { capture: true });
    for (const end of ends) window.removeEventListener(end, release, { capture: true });
    release();
  };
}

/**
 * Runs `work` now, or after the press that is under way: what appears under a finger takes the press away from what it was
 * meant for. Returns the function that cancels.
 */
export function whenReleased(work: () => void): () => void {
  if (!isPressed) {
    work();
    return () => undefined;
  }
  waiting.add(work);
  return () => waiting.delete(work);
}
