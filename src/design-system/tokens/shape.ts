/** Corners, in CSS pixels. */
export const radius = { small: '4px', control: '8px', card: '12px', sheet: '20px', round: '999px' } as const;

/** Only what floats throws a shadow; the other one is a line. */
export const shadow = {
  /** Under what floats. */
  float: '0 8px 32px oklch(0.22 0.02 260 / 0.16), 0 1px 3px oklch(0.22 0.02 260 / 0.12)',
  /** Doubles the rule under a field that has the focus. */
  rule: '0 1px 0 0 var(--ui-color-accent)',
} as const;
