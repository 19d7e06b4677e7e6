/** Moves the focus to the screen, when what had it is gone. */
export const focusScreen = (): void => document.getElementById('main')?.focus();
