const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A line for each field; what has more than one value stays JSON. */
const lines = (item: object): string =>
  Object.entries(item)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join('\n');

/** A line for each item, in columns. */
function table(names: readonly string[], items: readonly object[]): string {
  const columns = names.map((name) => {
    const texts = [name, ...items.map((item) => textOf(Object.entries(item).find(([its]) => its === name)?.[1]))];
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
  if (!isRecord(answer)) return String(answer);
  return Object.keys(answer).length === 0 ? 'done' : lines(answer);
}
