/** Durations; with reduced motion reset.css.ts makes all of them nearly nothing. */
export const duration = { quick: '120ms', normal: '180ms', slow: '240ms', tint: '400ms' } as const;

/** Out of the finger, then slowing down. */
export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
