const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

/** Returns a function that returns the font faces of a style sheet that have letters of a text. */
export function fontFaces(css: string): (text: string) => string {
  const faces = [...css.matchAll(FACE)].map(([rule]) => ({
    rule,
    ranges: [...rule.matchAll(RANGE)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    ),
  }));
  return (text) => {
    const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
    return faces
      .filter(({ ranges }) => ranges.some(([first, last]) => letters.some((each) => each >= first && each <= last)))
      .map(({ rule }) => rule)
      .join('');
  };
}
