/** PostgreSQL's text of a numeric as canonical decimal text, without trailing zeros. */
export const parseNumeric = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
