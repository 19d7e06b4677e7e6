import { expect, userEvent, waitFor } from 'storybook/test';

/** Waits until a button takes presses: once it does something else, it takes none for a moment. */
export const takesPresses = (button: HTMLElement): Promise<void> =>
  waitFor(() => expect(button.closest('[aria-disabled=true]')).toBeNull());

/** Presses a button as soon as it takes presses. */
export async function press(button: HTMLElement): Promise<void> {
  await takesPresses(button);
  await userEvent.click(button);
}

/** Presses “Try again” in the turn in which it helps: by itself, the app tries again soon, and the button goes. */
export function tryAgain(button: HTMLElement, mend: () => void): void {
  button.focus();
  mend();
  button.click();
}

/** Clicks a button in the moment in which it appears, as a finger does that was on its way to another one. */
export function clickAtOnce(label: string): Promise<HTMLElement> {
  const labeled = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === label);
  const before = labeled();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const button = labeled().find((each) => !before.includes(each));
      if (!button) return;
      observer.disconnect();
      button.click();
      resolve(button);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
