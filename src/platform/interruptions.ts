import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** How many things are on the screen that nothing may lie over. */
const holds = createStore<number>({ initial: 0 });

/** Holds back whatever can wait, such as the popup of a notice. Returns the function that lets it come again. */
export function holdInterruptions(): () => void {
  let isHeld = true;
  holds.set(holds.get() + 1);
  return () => {
    if (isHeld) holds.set(holds.get() - 1);
    isHeld = false;
  };
}

/** Holds back whatever can wait while `active`: a quote that runs, a secret that is shown once. Sheets and dialogs do so by themselves. */
export function useHoldInterruptions(active: boolean): void {
  useEffect(() => (active ? holdInterruptions() : undefined), [active]);
}

/** Whether what can wait may show now. */
export const useMayInterrupt = (): boolean => useStore(holds) === 0;
