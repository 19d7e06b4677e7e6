/** How a spreadsheet app of some language reads a file. */
export interface CsvStyle {
  readonly separator: ',' | ';';
  readonly decimalSign: '.' | ',';
}

/** Spreadsheet apps misread everything but English without it. */
export const byteOrderMark = '\uFEFF';

/** For programs, and for languages that write 0.5. */
export const plainStyle: CsvStyle = { separator: ',', decimalSign: '.' };

/** Spreadsheet apps read a cell as a formula if it begins with one of these, even after spaces. */
const isFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);

/** What our amounts look like: digits alone do no harm, and must stay numbers. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/u.test(text);

function cell(value: unknown, { separator, decimalSign }: CsvStyle): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = isNumber(text) ? text.replace('.', decimalSign) : isFormula(text) ? `'${text}` : text;
  return /["\r\n]/u.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns one line of a CSV file by RFC 4180. */
export const csvLine = (values: readonly unknown[], style: CsvStyle): string =>
  `${values.map((value) => cell(value, style)).join(style.separator)}\r\n`;

/** Returns a CSV file with one row per record, headed by the names of the fields. */
export function toCsv(records: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = [columns, ...records.map((record) => columns.map((column) => record[column]))];
  return byteOrderMark + rows.map((row) => csvLine(row, plainStyle)).join('');
}
