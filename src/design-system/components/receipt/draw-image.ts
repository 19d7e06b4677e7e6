/** Pixels of the image for each pixel of the layout. */
const density = 3;

/**
 * Draws an element as it is laid out: boxes, borders, text, and the paths of its drawings. Text is drawn where the
 * browser put it, with the same fonts, so every script is right.
 */
export function drawImage(element: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const { left, top, width, height } = element.getBoundingClientRect();
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const origin = new DOMMatrix([density, 0, 0, density, -left * density, -top * density]);
  context.setTransform(origin);
  for (const each of [element, ...element.querySelectorAll('*')]) {
    const style = getComputedStyle(each);
    if (style.visibility === 'hidden' || each.closest('.sr-only')) continue;
    if (each instanceof SVGPathElement) drawPath(context, each, style, origin);
    else if (each instanceof HTMLElement) {
      drawBox(context, each.getBoundingClientRect(), style);
      for (const node of each.childNodes) if (node instanceof Text) drawText(context, node, style);
    }
  }
  return canvas;
}

function drawBox(context: CanvasRenderingContext2D, box: DOMRect, style: CSSStyleDeclaration): void {
  context.fillStyle = style.backgroundColor;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, Number.parseFloat(style.borderTopLeftRadius));
  context.fill();
  context.fillStyle = style.borderTopColor;
  context.fillRect(box.x, box.y, box.width, Number.parseFloat(style.borderTopWidth));
}

function drawPath(
  context: CanvasRenderingContext2D,
  path: SVGPathElement,
  style: CSSStyleDeclaration,
  origin: DOMMatrix,
): void {
  context.setTransform(origin.multiply(DOMMatrix.fromMatrix(path.getScreenCTM() ?? undefined)));
  const line = new Path2D(path.getAttribute('d') ?? '');
  if (style.fill !== 'none') {
    context.fillStyle = style.fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array
    context.fill(line);
  }
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.stroke(line);
  }
  context.setTransform(origin);
}

function drawText(context: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillStyle = style.color;
  for (const { text, box } of linesOf(node)) {
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
    context.save();
    context.translate(box.left, box.top + (box.height - ascent - descent) / 2 + ascent);
    // A canvas has no tabular figures.
    context.scale(box.width / width, 1);
    context.fillText(text, 0, 0);
    context.restore();
  }
}

interface Line {
  text: string;
  box: DOMRect;
}

/** Where the browser broke a text: what stands at the same height is one line. */
function linesOf(node: Text): Line[] {
  const range = document.createRange();
  const lines: { from: number; to: number; top: number }[] = [];
  for (const { index, segment } of new Intl.Segmenter().segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const { top, width } = range.getBoundingClientRect();
    const last = lines.at(-1);
    // Spaces that the browser collapsed have no width.
    if (width === 0) continue;
    if (last?.top === top) last.to = index + segment.length;
    else lines.push({ from: index, to: index + segment.length, top });
  }
  return lines.map(({ from, to }) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return { text: node.data.slice(from, to).replaceAll(/\s+/gu, ' '), box: range.getBoundingClientRect() };
  });
}
