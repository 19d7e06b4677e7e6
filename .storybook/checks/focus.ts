import { contrast } from '../../src/design-system/tokens/contrast.ts';
import { coverOf } from './covers.ts';
import { isSeen, labelsOf, nameOf, pressables } from './elements.ts';
import { drawingOf, ringOf, type Ring } from './rings.ts';
import { crossedText, textLines } from './text-lines.ts';

const minContrast = 3;

/** Returns elements whose keyboard focus can't be seen or told from another's, crosses text, or is under a bar. */
export function hiddenFocus(): string[] {
  const active = document.activeElement;
  const lines = textLines();
  /** Who shows its focus on a box around it. */
  const boxes = new Map<Element, HTMLElement>();
  const found = pressables()
    .filter((element) => element.tabIndex >= 0 && [element, ...labelsOf(element)].some(isSeen))
    .flatMap((element) => {
      // Blur first, for the element that already has focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const labels = labelsOf(element);
      // What a hidden control looks like is drawn in its label.
      const drawn = isSeen(element) ? [] : labels.flatMap((label) => [...label.querySelectorAll<HTMLElement>('*')]);
      const own = [element, ...labels, ...drawn];
      // A ring around what nobody sees shows nothing.
      const around = [...own, ...parentsOf(element)].filter(isSeen);
      const before = around.map((each) => JSON.stringify(ringOf(each)));
      const drawing = drawingOf(element);
      element.focus();
      // A dialog traps focus.
      if (document.activeElement !== element) return [];
      const problems: string[] = [];
      const bar = coverOf(element);
      if (bar) problems.push(`focus is under ${nameOf(bar)}: ${nameOf(element)}`);
      const shownAt = around.find((each, index) => {
        const ring = ringOf(each);
        return ring !== undefined && JSON.stringify(ring) !== before[index];
      });
      const ring = shownAt && ringOf(shownAt);
      if (!shownAt || !ring)
        return drawing === drawingOf(element) ? [...problems, `focus does not show at ${nameOf(element)}`] : problems;
      const other = boxes.get(shownAt);
      if (other && !own.includes(shownAt))
        problems.push(`focus looks the same at ${nameOf(element)} and at ${nameOf(other)}`);
      boxes.set(shownAt, element);
      const ratio = ratioOf(ring, shownAt);
      if (ratio !== undefined && ratio < minContrast)
        problems.push(`focus has a contrast of ${ratio.toFixed(1)}, less than ${minContrast}, at ${nameOf(element)}`);
      const crossed = crossedText(ring, shownAt, own, lines);
      if (crossed) problems.push(`focus ring of ${nameOf(element)} crosses the text "${crossed}"`);
      return problems;
    });
  if (active instanceof HTMLElement) active.focus();
  return found;
}

function parentsOf(element: HTMLElement): HTMLElement[] {
  const parents: HTMLElement[] = [];
  for (let at = element.parentElement; at && parents.length < 4; at = at.parentElement) parents.push(at);
  return parents;
}

/** Contrast of an outline with what it lies on; undefined if that isn't one color. */
function ratioOf({ color, offset }: Ring, element: Element): number | undefined {
  // An outline inside the element lies on its own background.
  let at: Element | null = offset < 0 ? element : element.parentElement;
  for (; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    if (isOpaque(backgroundColor)) return isOpaque(color) ? contrast(color, backgroundColor) : undefined;
  }
  return undefined;
}

const isOpaque = (color: string): boolean => /^oklch\([\d.]+ [\d.]+ [\d.]+\)$/u.test(color);
