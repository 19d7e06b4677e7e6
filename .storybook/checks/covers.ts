import { isSeen, labelsOf } from './elements.ts';
import { exceptions } from './exceptions.ts';

/** The bar that covers a focused element. */
export function coverOf(element: HTMLElement): Element | undefined {
  const shown = [element, ...labelsOf(element)].find(isSeen);
  if (!shown) return undefined;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [(left + right) / 2, y] as const);
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || shown.contains(hit) || hit.contains(shown) || labelsOf(element).some((label) => label.contains(hit)))
      continue;
    for (let at: Element | null = hit; at && at !== document.body; at = at.parentElement) {
      if (at.matches(exceptions.over)) return undefined;
      if (!at.contains(shown) && ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
  }
  return undefined;
}
