import { useEffect, useRef } from 'react';
import { focusMain } from '#design-system/screen';
import { useShownLocation } from './shown-location.tsx';

/** How long a list may take to show again. */
const patienceMs = 2000;
const maxPlaces = 50;
const pressable = 'main :is(a, button)';

/** What was pressed with the keyboard on each history entry: its position among what is alike. */
interface Pressed {
  readonly is: string;
  readonly index: number;
}

/** A link's text may hold a price that has changed meanwhile. */
const describe = (element: Element): string => element.getAttribute('href') ?? element.textContent;

const alike = (is: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => describe(element) === is);

/**
 * After Back, the focus returns to the link or button that led away, if a keyboard pressed it. A new screen that doesn't take
 * the focus itself gets it at its start, since what had it is gone.
 */
export function useReturnFocus(): void {
  const { location, type, isLoading } = useShownLocation();
  const entry = location.key;
  const places = useRef(new Map<string, Pressed>());
  /** The last thing that a keyboard pressed, such as the Back button. */
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      last.current = event.detail === 0 ? document.activeElement : null;
      const element = event.target instanceof Element ? event.target.closest(pressable) : null;
      if (!element) return;
      places.current.delete(entry);
      // Only a click without a pointer.
      if (event.detail !== 0) return;
      const is = describe(element);
      places.current.set(entry, { is, index: alike(is).findIndex((each) => each === element) });
      if (places.current.size > maxPlaces) places.current.delete([...places.current.keys()][0] ?? '');
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [entry]);

  useEffect(() => {
    if (type !== 'POP' && !isLoading && document.activeElement === document.body) focusMain();
  }, [entry, type, isLoading]);

  useEffect(() => {
    const pressed = places.current.get(entry);
    if (type !== 'POP' || !pressed) return undefined;
    const focus = (): boolean => {
      const { activeElement } = document;
      // The focus stays where it has moved to meanwhile. A Back button that both screens share is left behind, and the content
      // as a whole has it only because what had it is gone.
      const isElsewhere = activeElement !== document.body && activeElement !== last.current;
      if (isElsewhere && !activeElement?.matches('main')) return true;
      const element = alike(pressed.is)[pressed.index];
      element?.focus({ preventScroll: true });
      return element !== undefined;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [entry, type]);
}
