const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Control characters but line breaks, marks that turn the direction of text, and characters without any look of their own.
 * Names in Persian and in Indic scripts need the joiners U+200C and U+200D, so these stay behind a letter of such a script.
 */
const DECEPTIVE =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffb]|(?<![\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d]/gu;

/** In the form of JSON, which has two halves for a character above U+FFFF, so that programs still read the same text. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

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
