import { isInSentence, isSeen } from './elements.ts';
import type { Ring } from './rings.ts';

/** How far the ring of a link may reach into the words beside it. */
const maxNear = 5;

/** A line of text, in place relative to its element, which may scroll. */
interface Line {
  text: Text;
  parent: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns every line of visible text. */
export function textLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Line[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!/\S/u.test(text.data) || !parent || parent.closest('[aria-hidden=true], script, style') || !isSeen(parent))
      continue;
    range.selectNodeContents(text);
    const { left, top } = parent.getBoundingClientRect();
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1) found.push({ text, parent, x: x - left, y: y - top, width, height });
  }
  return found;
}

/** The text that a ring around a box is drawn over: neither of the element that it belongs to, nor covered. */
export function crossedText(
  { width, offset }: Ring,
  element: Element,
  own: readonly Element[],
  lines: readonly Line[],
): string | undefined {
  if (width === 0) return undefined;
  const box = element.getBoundingClientRect();
  const outer = grown(box, offset + width);
  const inner = grown(box, offset);
  for (const { text, parent, x: dx, y: dy, width: length, height } of lines) {
    const { left, top } = parent.getBoundingClientRect();
    // Ink is lower than its line.
    const ink = new DOMRect(left + dx + 1, top + dy + height * 0.2, length - 2, height * 0.6);
    if (!overlaps(ink, outer) || isWithin(ink, inner)) continue;
    if ([element, ...own].some((each) => each.contains(text))) continue;
    if (floats(element, text) || floats(text, element)) continue;
    if (isNextWord(text, ink, element, outer) || scrollsApart(text, element)) continue;
    const [x, y] = [Math.max(ink.left, outer.left) + 1, Math.max(ink.top, outer.top) + 1];
    const hit = document.elementFromPoint(x, y);
    if (hit && (hit.contains(text) || element.contains(hit))) return text.data.trim().slice(0, 40);
  }
  return undefined;
}

/** Whether one lies on a layer over the other: on a bar, in a message, or as a skip link. */
function floats(one: Node, other: Node): boolean {
  for (let at = one instanceof Element ? one : one.parentElement; at && !at.contains(other); at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  }
  return false;
}

/** A link in a sentence is as close to the next words as these are to each other. */
function isNextWord(text: Text, ink: DOMRect, element: Element, outer: DOMRect): boolean {
  if (!isInSentence(element) || !text.parentElement?.contains(element)) return false;
  const middle = (ink.top + ink.bottom) / 2;
  const isBeside = middle > outer.top && middle < outer.bottom;
  return !isBeside || Math.min(ink.right - outer.left, outer.right - ink.left) < maxNear;
}

/** Whether the text scrolls in a box that the element isn't in. */
function scrollsApart(text: Text, element: Element): boolean {
  for (let at = text.parentElement; at && !at.contains(element); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) return true;
    if (scrolls(overflowX) && at.scrollWidth > at.clientWidth) return true;
  }
  return false;
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

const grown = ({ x, y, width, height }: DOMRect, by: number): DOMRect =>
  new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;

const isWithin = (one: DOMRect, other: DOMRect): boolean =>
  one.left > other.left && one.right < other.right && one.top > other.top && one.bottom < other.bottom;
