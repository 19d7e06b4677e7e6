const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Control characters but line breaks, marks that turn the direction of text, and characters without any width. */
const DECEPTIVE =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Shows what a terminal would obey or hide: customers' texts could move the cursor, or look like other fields. */
export const visible = (text: string): string => text.replaceAll(DECEPTIVE, escaped);

const textOf = (value: unknown): string => visible(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const indented = (text: string): string => text.replaceAll(/\n(?!\n)/g, '\n  ');

/** Whether a value has fields, or items that have. Lists of plain values stay in one line. */
const hasFields = (value: unknown): boolean =>
  isRecord(value) && (Array.isArray(value) ? value.some(isRecord) : Object.keys(value).length > 0);

/**
 * A line for each field, and below it, indented, what has fields itself. More lines of a text are indented too, so that none looks
 * like a field.
 */
const lines = (item: object): string =>
  Object.entries(item)
    .map(([name, value]) => indented(hasFields(value) ? `${name}:\n${readable(value)}` : `${name}: ${textOf(value)}`))
    .join('\n');

const cellOf = (value: unknown): string => textOf(value).replaceAll('\n', escaped);

/** A line for each item, in columns. */
function table(names: readonly string[], items: readonly object[]): string {
  const columns = names.map((name) => {
    const texts = [name, ...items.map((item) => cellOf(Object.entries(item).find(([its]) => its === name)?.[1]))];
    const width = Math.max(...texts.map(({ length }) => length));
    return texts.map((text) => text.padEnd(width));
  });
  const rows = ['', ...items].map((_, row) => columns.map((column) => column[row]).join('  '));
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** A table that is wider hides its last columns. */
const WIDTH = 120;

const mostColumns = 4;

function list(items: readonly unknown[]): string {
  if (items.length === 0) return 'none';
  const records = items.filter(isRecord);
  const names = [...new Set(records.flatMap((item) => Object.keys(item)))];
  const isFlat = names.length > 0 && !records.some((item) => Object.values(item).some(hasFields));
  const rows = isFlat && names.length <= mostColumns ? table(names, records) : '';
  const isNarrow = rows.split('\n').every((row) => row.length <= WIDTH);
  return rows !== '' && isNarrow ? rows : items.map(readable).join('\n\n');
}

/** Returns an answer for a person to read: a table of what has few fields, else a block of lines for each item. */
export function readable(answer: unknown): string {
  if (Array.isArray(answer)) return list(answer);
  if (!isRecord(answer)) return textOf(answer);
  return Object.keys(answer).length === 0 ? 'done' : lines(answer);
}
