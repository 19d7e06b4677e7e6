/** What shows the focus of an element: its outline, or else its shadow. */
export interface Ring {
  color: string;
  /** Width in pixels; a shadow's edge isn't measured. */
  width: number;
  /** Distance from the element's edge, negative inside. */
  offset: number;
}

/** Returns the ring around an element or its pseudo-elements. Colors of borders, backgrounds, and text are none. */
export function ringOf(element: Element): Ring | undefined {
  for (const part of [undefined, '::before', '::after']) {
    const { content, outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(
      element,
      part,
    );
    if (part && content === 'none') continue;
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'none' && width >= 1 && !isTransparent(outlineColor))
      return { color: outlineColor, width, offset: Number.parseFloat(outlineOffset) };
    if (boxShadow !== 'none' && !isTransparent(boxShadow)) return { color: boxShadow, width: 0, offset: 0 };
  }
  return undefined;
}

/** What else may show the focus, on the element itself: lines drawn as its background, as CodeField's. */
export const drawingOf = (element: Element): string => getComputedStyle(element).backgroundImage;

const isTransparent = (color: string): boolean => /^rgba\(0, 0, 0, 0\)|\/ 0\)/u.test(color);
