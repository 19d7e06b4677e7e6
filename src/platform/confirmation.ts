import { toApiError } from './api-error.ts';
import { createStore } from './store.ts';

interface Question {
  /** Answers it. */
  settle(isConfirmed: boolean): void;
}

/** Whether someone waits for the customer's second factor; the app then shows the sheet that asks for it. */
export const questionStore = createStore<Question | null>({ initial: null });

let answer: Promise<boolean> | undefined;

/** Asks once, however many calls need it. */
function ask(): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    questionStore.set({
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
 * Makes a sensitive call: if it needs a second factor, asks for one and makes the same call once more. If the customer closes
 * the question, throws an AbortError, with which a form stays as it is.
 */
export async function withConfirmation<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (toApiError(error).code !== 'second-factor-needed') throw error;
    if (!(await ask())) throw new DOMException('not confirmed', 'AbortError');
    return send();
  }
}
