/** Corners, in CSS pixels. */
export const radius = { small: '4px', control: '8px', card: '12px', sheet: '20px', round: '999px' } as const;

/** Shadows of floating elements, and one that is drawn as a line. */
export const shadow = {
  /** Under floating elements. */
  float: '0 8px 32px oklch(0.22 0.02 260 / 0.16), 0 1px 3px oklch(0.22 0.02 260 / 0.12)',
  /** Under the raised thumb of a choice. */
  thumb: '0 1px 2px oklch(0.22 0.02 260 / 0.16), 0 0 0 1px oklch(0.22 0.02 260 / 0.06)',
  /** Doubles the rule under a focused field. */
  rule: '0 1px 0 0 var(--ui-color-accent)',
} as const;
