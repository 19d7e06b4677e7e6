const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

interface Face {
  readonly rule: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Takes the font faces out of a style sheet. */
export function separateFonts(css: string): {
  readonly css: string;
  /** Returns the faces that have letters of a text. */
  facesFor(text: string): string;
} {
  const faces: Face[] = [...css.matchAll(FACE)].map(([rule]) => ({
    rule,
    ranges: [...rule.matchAll(RANGE)].map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)]),
  }));
  return {
    css: css.replaceAll(FACE, ''),
    facesFor(text) {
      const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
      return faces
        .filter(({ ranges }) => ranges.some(([first, last]) => letters.some((each) => each >= first && each <= last)))
        .map(({ rule }) => rule)
        .join('');
    },
  };
}
