import { exceptions } from './exceptions.ts';
import { isInSentence, isSeen, labelsOf, nameOf, pressables } from './elements.ts';

const minSize = 44;

type Point = readonly [x: number, y: number];
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Returns touch targets that something covers, and those below 44 px. */
export function badTargets(): string[] {
  return pressables().flatMap((element) => {
    const own = [element, ...labelsOf(element)];
    const shown = own.filter(isSeen);
    if (shown.length === 0) return [];
    const hits = ([x, y]: Point): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (own.some((each) => each.contains(hit)) || hit.closest(exceptions.over) !== null);
    };
    // Tolerate fractions of a pixel.
    const isLarge = ({ width, height }: Size) => width > minSize - 0.5 && height > minSize - 0.5;
    let sizes = shown.flatMap((part) => reachOf(part, hits) ?? []);
    if (sizes.some(isLarge)) return [];
    // It may be half scrolled out.
    shown[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    sizes = shown.flatMap((part) => reachOf(part, hits) ?? []);
    if (sizes.length === 0) return covered(element, shown);
    if (sizes.some(isLarge) || isInSentence(element)) return [];
    const [width, height] = [
      Math.max(...sizes.map((size) => size.width)),
      Math.max(...sizes.map((size) => size.height)),
    ];
    return [`target of ${Math.round(width)} x ${Math.round(height)} px, less than ${minSize}: ${nameOf(element)}`];
  });
}

/** Points to press, the middle first: a button may lie in the middle of a link that fills its card. */
function pointsOf(part: Element): Point[] {
  const { left, top, width, height } = part.getClientRects()[0] ?? part.getBoundingClientRect();
  const at = (x: number, y: number): Point => [left + width * x, top + height * y];
  return [at(0.5, 0.5), at(0.25, 0.5), at(0.75, 0.5), at(0.5, 0.2), at(0.5, 0.8), at(0.1, 0.1), at(0.9, 0.9)];
}

/** Size of the hit area around a point of it, pseudo-elements included; undefined if something covers it. */
function reachOf(part: HTMLElement, hits: (point: Point) => boolean): Size | undefined {
  const point = pointsOf(part).find(hits);
  if (!point) return undefined;
  const [x, y] = point;
  const far = (dx: number, dy: number): number => {
    // From there to half of the least size in one step: most targets are large enough.
    let reach = hits([x + (dx * minSize) / 2, y + (dy * minSize) / 2]) ? minSize / 2 : 0;
    while (reach < minSize && hits([x + dx * (reach + 1), y + dy * (reach + 1)])) reach += 1;
    return reach;
  };
  const size = (one: number, other: () => number): number => (one >= minSize ? one : one + other() + 1);
  return { width: size(far(-1, 0), () => far(1, 0)), height: size(far(0, -1), () => far(0, 1)) };
}

/** Whether it's in a box of a pixel, out of which only the focus brings it. */
function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow === 'hidden') return true;
  }
  return false;
}

/** What covers an element; nothing where it waits outside the screen, as a skip link does. */
function covered(element: Element, shown: readonly HTMLElement[]): string[] {
  const [cover] = shown.flatMap((part) => {
    const [middle] = pointsOf(part);
    return (middle && document.elementFromPoint(...middle)) ?? [];
  });
  if (!cover || isClipped(element)) return [];
  return [`target is covered by ${nameOf(cover)}: ${nameOf(element)}`];
}
