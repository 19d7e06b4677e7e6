import type { ReactNode } from 'react';
import { toApiError } from './api-error.ts';
import { sessionStore } from './session.ts';
import { createStore } from './store.ts';

interface Question {
  /** Whose second factor it is. */
  customer: string | undefined;
  /** What is about to happen, where that is money. */
  about: ReactNode;
  /** Answers it. */
  settle(isConfirmed: boolean): void;
}

/** Whether someone waits for the customer's second factor; the app then shows the sheet that asks for it. */
export const questionStore = createStore<Question | null>({ initial: null });

let answer: Promise<boolean> | undefined;

/** Asks once, however many calls need it. */
function ask(about: ReactNode): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    questionStore.set({
      customer: sessionStore.get().info?.id,
      about,
      settle(isConfirmed) {
        answer = undefined;
        questionStore.set(null);
        resolve(isConfirmed);
      },
    });
  });
  return answer;
}

/**
 * Makes a sensitive call: if it needs a second factor, asks for one, saying what it is about, and makes the same call once
 * more. If the customer closes the question, throws an AbortError, with which a form stays as it is.
 */
export async function withConfirmation<Result>(send: () => Promise<Result>, about?: ReactNode): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (toApiError(error).code !== 'second-factor-needed') throw error;
    if (!(await ask(about))) throw new DOMException('not confirmed', 'AbortError');
    return send();
  }
}
