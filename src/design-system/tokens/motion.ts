/** Durations; reset.css.ts cuts them under reduced motion. */
export const duration = { quick: '120ms', normal: '180ms', slow: '240ms', tint: '400ms' } as const;

/** Starts fast, then slows down. */
export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
