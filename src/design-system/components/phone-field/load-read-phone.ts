export type ReadPhone = typeof import('./phone-numbers.ts').readPhone;

/** Loads what parses a number, for a form that validates what was typed before the field could parse it. */
export const loadReadPhone = async (): Promise<ReadPhone> => (await import('./phone-numbers.ts')).readPhone;
