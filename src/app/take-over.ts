/** What was done on a rendered page before the app was there, noted by the script in index.html. */
export interface Early {
  /** What was typed or checked, by control. */
  typed: Map<HTMLInputElement, string | boolean>;
  /** The last press of a button, or of a form's. */
  pressed: { element: Element; act(): void } | null;
  /** Ends the notes. */
  end: AbortController;
}

const patienceMs = 20_000;

/** React marks the elements that it takes over. Parts follow one by one. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

async function whenAlive(element: Element): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (element.isConnected && performance.now() < until) {
    // For an event of this kind, React finishes the part around the element at once. It ends a press, and there is none.
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    if (isAlive(element)) return true;
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
  return false;
}

/** React keeps what it finds in a control without hearing of it: change it back and forth. */
function retype(input: HTMLInputElement, typed: string | boolean): void {
  if (typeof typed === 'boolean') {
    if (input.checked === typed) input.checked = !typed;
    input.click();
    return;
  }
  const { selectionStart, selectionEnd } = input;
  // This one React notes, so that the next one, which it doesn't, is a change.
  input.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, typed);
  if (document.activeElement === input && selectionStart !== null)
    input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Carries out what was typed and pressed before the app was there, once each. */
export async function takeOver({ typed, pressed, end }: Early): Promise<void> {
  end.abort();
  for (const [input, value] of typed) {
    if (await whenAlive(input)) retype(input, value);
  }
  if (pressed && (await whenAlive(pressed.element))) pressed.act();
}
