/**
 * Icons: `edge` in CSS pixels, `stroke` on Lucide's grid of 24. Smaller icons have a heavier stroke, so that lines are 1.1
 * to 1.75 px thick at every size.
 */
export const iconSizes = {
  /** In status chips. */
  'xx-small': { edge: 12, stroke: 2.25 },
  /** Marks inside a small circle. */
  'x-small': { edge: 14, stroke: 2.5 },
  /** In chips and beside hints. */
  small: { edge: 16, stroke: 2 },
  /** Beside words, in rows and buttons. */
  medium: { edge: 20, stroke: 1.75 },
  /** In navigation, and alone in the corner of a screen or dialog. */
  large: { edge: 24, stroke: 1.75 },
} as const;

export type IconSize = keyof typeof iconSizes;
