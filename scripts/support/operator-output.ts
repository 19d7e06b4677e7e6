const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Control characters but line breaks, marks that turn the direction of text, and characters without any width. */
const DECEPTIVE =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Shows what a terminal would obey or hide: customers' texts could move the cursor, or look like other fields. */
export const visible = (text: string): string => text.replaceAll(DECEPTIVE, escaped);

const textOf = (value: unknown): string => visible(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A line for each field; what has more than one value stays JSON. More lines of a text are indented, so that none looks like a field. */
const lines = (item: object): string =>
  Object.entries(item)
    .map(([name, value]) => `${name}: ${textOf(value).replaceAll('\n', '\n  ')}`)
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

/** How many fields stand side by side in a terminal. */
const mostColumns = 4;

function list(items: readonly unknown[]): string {
  if (items.length === 0) return 'none';
  const names = [...new Set(items.flatMap((item) => (isRecord(item) ? Object.keys(item) : [])))];
  const isNarrow = names.length > 0 && names.length <= mostColumns;
  return isNarrow ? table(names, items.filter(isRecord)) : items.map(readable).join('\n\n');
}

/** Returns an answer for a person to read: a table of what has few fields, else a block of lines for each item. */
export function readable(answer: unknown): string {
  if (Array.isArray(answer)) return list(answer);
  if (!isRecord(answer)) return textOf(answer);
  return Object.keys(answer).length === 0 ? 'done' : lines(answer);
}
