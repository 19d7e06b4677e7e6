/** Name under which what is typed is kept. */
export const drawDraft = (currency: string): string => `bank-draw-${currency}`;
