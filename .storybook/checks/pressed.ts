import { pressable } from '../../src/design-system/theme/pressable.ts';
import { isSeen, nameOf } from './elements.ts';

/** Returns what shows no tone while pressed, or shows one although it is disabled. */
export function silentPresses(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(`${pressable}:not([data-pressed])`)].filter(isSeen);
  const grounds = all.map((element) => element.querySelector('[data-press-ground]') ?? element);
  const quiet = grounds.map(toneOf);
  for (const element of all) element.dataset.pressed = '';
  const found = all.flatMap((element, index) => {
    const ground = grounds[index] ?? element;
    const answers = toneOf(ground) !== quiet[index];
    if (isDisabled(element)) return answers ? [`disabled, and answers a press: ${nameOf(element)}`] : [];
    if (!answers || !showsGround(ground)) return [`does not answer a press: ${nameOf(element)}`];
    return [];
  });
  for (const element of all) delete element.dataset.pressed;
  return found;
}

/** The layer over its ground; in forced colors it is inverted instead. The same color as the ground is no tone. */
function toneOf(element: Element): string {
  const { backgroundImage, backgroundColor, filter } = getComputedStyle(element);
  const layer = /^linear-gradient\((?<color>.+?)(?: 0px)* 0px\)$/u.exec(backgroundImage)?.groups?.color;
  return `${layer === backgroundColor ? 'none' : backgroundImage} ${filter}`;
}

const isDisabled = (element: Element): boolean =>
  element.matches(":disabled, [aria-disabled='true'], label:has(:disabled)");

/** Whether anything of it lies bare: what covers all of its ground also covers the tone. */
function showsGround(element: Element): boolean {
  const covers = [...element.querySelectorAll('*')]
    .filter((child) => child.matches('img, video, canvas') || isOpaque(getComputedStyle(child).backgroundColor))
    .map((child) => child.getBoundingClientRect());
  const boxes = [...element.getClientRects()];
  return boxes.some(({ left, top, width, height }) =>
    [0.04, 0.25, 0.5, 0.75, 0.96].some((x) =>
      [0.04, 0.25, 0.5, 0.75, 0.96].some((y) =>
        covers.every((cover) => !includes(cover, left + x * width, top + y * height)),
      ),
    ),
  );
}

const isOpaque = (color: string): boolean => color !== 'rgba(0, 0, 0, 0)' && !color.includes('/');

const includes = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
