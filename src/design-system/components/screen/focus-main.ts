/** The content of the page that shows now. */
export const currentMain = (): HTMLElement | null => document.querySelector<HTMLElement>('main');

/**
 * The page's content gets the focus where what had it is gone, rather than the page's start. After a wait, `main` is that of
 * before: a page that was left meanwhile takes no focus.
 */
export function focusMain(main = currentMain()): void {
  main?.focus({ preventScroll: true });
}
