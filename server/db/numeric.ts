/** Strips the trailing zeros of PostgreSQL's text for a numeric. */
export const parseNumeric = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
