/** Whether the customer asked for less motion. Call it in the browser, when something is about to move. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
