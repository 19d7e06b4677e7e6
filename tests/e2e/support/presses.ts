interface Watched {
  lastPresses?: string[];
}

/** Runs in the page: notes where presses begin, end and count, which tells one that was lost from one without effect. */
export function watchPresses(): void {
  const presses: string[] = [];
  (globalThis as Watched).lastPresses = presses;
  const note = ({ type, target }: Event): void => {
    const text = target instanceof Element ? (target.ariaLabel ?? target.textContent) : '';
    presses.push(`${type} ${text.slice(0, 40)}`);
    presses.splice(0, presses.length - 9);
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) globalThis.addEventListener(type, note, { capture: true });
}

/** Runs in the page: the last presses, a line each for begin, end and click. */
export const lastPresses = (): string => ((globalThis as Watched).lastPresses ?? []).join('\n');
