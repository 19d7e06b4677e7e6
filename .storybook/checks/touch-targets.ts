import { exceptions } from './exceptions.ts';
import { isSeen, labelsOf, nameOf, pressables } from './elements.ts';

const minSize = 44;
const minSmallSize = 24;

/** Returns touch targets below 44 px, or below 24 where exceptions.ts gives a reason. */
export function smallTargets(): string[] {
  return pressables().flatMap((element) => {
    const shown = [element, ...labelsOf(element)].filter(isSeen);
    if (shown.length === 0 || isInSentence(element)) return [];
    const limit = element.matches(exceptions.small) ? minSmallSize : minSize;
    // Tolerate fractions of a pixel.
    const isLarge = ({ width, height }: { width: number; height: number }) =>
      width > limit - 0.5 && height > limit - 0.5;
    if (shown.some((each) => isLarge(each.getBoundingClientRect()))) return [];
    const reach = reachOf(element, shown, limit);
    if (!reach || isLarge(reach)) return [];
    return [
      `target of ${Math.round(reach.width)} x ${Math.round(reach.height)} px, less than ${limit}: ${nameOf(element)}`,
    ];
  });
}

/** Inline links are as tall as their line (an exception of WCAG 2.5.8). */
function isInSentence(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || !getComputedStyle(element).display.startsWith('inline')) return false;
  return [...parent.childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data));
}

/** Size of the hit area around its center, pseudo-elements included; undefined if something covers it. */
function reachOf(
  element: HTMLElement,
  shown: HTMLElement[],
  limit: number,
): { width: number; height: number } | undefined {
  const [first] = shown;
  if (!first) return undefined;
  first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = first.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hits = (dx: number, dy: number): boolean => {
    const hit = document.elementFromPoint(x + dx, y + dy);
    return hit !== null && [element, ...labelsOf(element)].some((each) => each.contains(hit));
  };
  if (!hits(0, 0)) return undefined;
  const far = (dx: number, dy: number): number => {
    let reach = 0;
    while (reach < limit && hits(dx * (reach + 1), dy * (reach + 1))) reach += 1;
    return reach;
  };
  return { width: far(-1, 0) + far(1, 0) + 1, height: far(0, -1) + far(0, 1) + 1 };
}
