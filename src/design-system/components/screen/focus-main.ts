/** The page's content gets the focus where what had it is gone, rather than the page's start. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
