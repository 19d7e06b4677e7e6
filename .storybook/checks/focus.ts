import { exceptions } from './exceptions.ts';
import { isSeen, labelsOf, nameOf, pressables } from './elements.ts';

/** Returns elements that don't show keyboard focus, or are covered by a fixed bar when focused. */
export function hiddenFocus(): string[] {
  const active = document.activeElement;
  const found = pressables()
    .filter((element) => element.tabIndex >= 0 && [element, ...labelsOf(element)].some(isSeen))
    .slice(0, 40)
    .flatMap((element) => {
      // Blur first, for the element that already has focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const around = surroundings(element);
      const before = around.map(focusStyle);
      element.focus();
      // A dialog traps focus.
      if (document.activeElement !== element) return [];
      const problems: string[] = [];
      if (around.every((each, index) => focusStyle(each) === before[index]))
        problems.push(`focus does not show at ${nameOf(element)}`);
      const bar = coverOf(element);
      if (bar) problems.push(`focus is under ${nameOf(bar)}: ${nameOf(element)}`);
      return problems;
    });
  if (active instanceof HTMLElement) active.focus();
  return found;
}

/** The element, its ancestors and its siblings: any of them may show the focus. */
function surroundings(element: HTMLElement): Element[] {
  const parents: Element[] = [];
  for (let at = element.parentElement; at && parents.length < 4; at = at.parentElement) parents.push(at);
  const beside = [...(element.parentElement?.children ?? [])];
  return [...new Set([element, ...labelsOf(element), ...beside, ...parents])];
}

function focusStyle(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
    getComputedStyle(element);
  const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
  return [outline, boxShadow, borderColor, backgroundColor].join('; ');
}

/** The bar that covers its center. */
function coverOf(element: HTMLElement): Element | undefined {
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
