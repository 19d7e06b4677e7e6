import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** How many elements on the screen must not be covered. */
const holds = createStore<number>({ initial: 0 });

/** Holds back interruptions such as notice popups. Returns the function that releases them. */
export function holdInterruptions(): () => void {
  let isHeld = true;
  holds.set(holds.get() + 1);
  return () => {
    if (isHeld) holds.set(holds.get() - 1);
    isHeld = false;
  };
}

/** Holds back interruptions while `active`: a live quote, a one-time secret. Sheets and dialogs do so themselves. */
export function useHoldInterruptions(active: boolean): void {
  useEffect(() => (active ? holdInterruptions() : undefined), [active]);
}

/** Returns whether interruptions may show now. */
export const useMayInterrupt = (): boolean => useStore(holds) === 0;
