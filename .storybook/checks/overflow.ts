import { isSeen, nameOf } from './elements.ts';
import { tallSamples, type TallScript } from './texts.ts';
import { exceptions } from './exceptions.ts';

/** Returns what makes the page scroll horizontally. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isSeen(element) && !isInScroller(element))
    .map((element) => ({ element, by: beyond(element, clientWidth) }))
    .sort((one, other) => other.by - one.by)[0];
  return [
    `wider than the screen: ${scrollWidth} px in ${clientWidth} px${widest ? `, at ${nameOf(widest.element)}` : ''}`,
  ];
}

/** Content that scrolls or is clipped in its own box doesn't widen the page. */
function isInScroller(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}

function beyond(element: Element, width: number): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.max(right - width, -left);
}

/** Returns text that is cut off: hidden overflow, an ellipsis, a clamp. Scrolling text isn't cut off. */
export function cutTexts(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const cutsX = isCut(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutsY = isCut(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!(cutsX || cutsY) || !isSeen(element) || !/\S/u.test(element.innerText) || element.matches(exceptions.cut))
      return [];
    const size = cutsX ? [element.scrollWidth, element.clientWidth] : [element.scrollHeight, element.clientHeight];
    return [`text is cut off: ${size.join(' px in ')} px at ${nameOf(element)}`];
  });
}

const isCut = (overflowOfAxis: string): boolean => overflowOfAxis === 'hidden' || overflowOfAxis === 'clip';

const canvas = document.createElement('canvas').getContext('2d');

/** Returns letters that don't fit the height of their line or box, after `fillTexts(script)`. */
export function cutGlyphs(script: TallScript): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.includes(tallSamples[script].slice(0, 2)) || !isSeen(parent)) continue;
    const ink = inkOf(parent, tallSamples[script]);
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const pitch = (lines[1]?.top ?? Infinity) - (lines[0]?.top ?? 0);
    if (pitch > 1 && pitch + 1 < ink.above + ink.below) {
      found.add(
        `lines of ${script} touch: ${Math.round(ink.above + ink.below)} px of ink every ${pitch} px at ${nameOf(parent)}`,
      );
    }
    for (const line of lines) {
      const baseline = line.top + ink.ascent;
      const box = clippingBox(parent, line);
      if (!box) continue;
      const by = Math.max(box.top - (baseline - ink.above), baseline + ink.below - box.bottom);
      if (by > 0.5) found.add(`${script} is cut off by ${by.toFixed(1)} px at ${nameOf(parent)}`);
    }
  }
  return [...found];
}

/** How far letters extend above and below the baseline, and the ascent of a line box, in pixels. */
function inkOf(element: Element, sample: string): { above: number; below: number; ascent: number } {
  if (!canvas) throw new Error('This browser has no canvas to measure letters with.');
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const measured = canvas.measureText(sample);
  return {
    above: measured.actualBoundingBoxAscent,
    below: measured.actualBoundingBoxDescent,
    ascent: measured.fontBoundingBoxAscent,
  };
}

/** The nearest clipping box, if the line is inside it. */
function clippingBox(element: Element, line: DOMRect): DOMRect | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowY, position } = getComputedStyle(at);
    if (overflowY !== 'visible') {
      const box = at.getBoundingClientRect();
      const middle = (line.top + line.bottom) / 2;
      // Content scrolled halfway out of view isn't cut off.
      const scrolls = (overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight;
      return !scrolls && middle > box.top && middle < box.bottom && box.height > 1 ? box : undefined;
    }
    if (position === 'fixed') return undefined;
  }
  return undefined;
}
