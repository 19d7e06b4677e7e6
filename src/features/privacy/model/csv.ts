/** Spreadsheet apps read a cell as a formula if it begins with one of these, even after spaces. */
const isFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);

/** What our amounts look like: digits alone do no harm, and must stay numbers. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/u.test(text);

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = isFormula(text) && !isNumber(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns a CSV file by RFC 4180 with one row per record, headed by the names of the fields. It begins with a byte order
 * mark, without which spreadsheet apps misread everything but English.
 */
export function toCsv(records: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = [columns, ...records.map((record) => columns.map((column) => record[column]))];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
