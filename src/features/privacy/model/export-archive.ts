import { strToU8, zipSync } from 'fflate';
import { toCsv } from '#contract/csv';
import type { ResponseOf } from '#contract/index';

type Export = ResponseOf<'POST user/export'>;
type Table = readonly Readonly<Record<string, unknown>>[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTable = (value: unknown): value is Table => Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** Returns the sections that are tables, and the tables within the others: `sessions`, `factors-passkeys`. */
function tablesOf(data: Export['data']): [name: string, table: Table][] {
  return Object.entries(data).flatMap(([section, value]) => {
    const parts: [string, unknown][] = isRecord(value)
      ? Object.entries(value).map(([field, part]) => [`${section}-${field}`, part])
      : [[section, value]];
    return parts.filter((part): part is [string, Table] => isTable(part[1]));
  });
}

/** Returns a ZIP archive with everything as JSON, each table as CSV, and a text that explains them. */
export function exportArchive(answer: Export, name: string, readme: string): Uint8Array<ArrayBuffer> {
  const files = [
    ['README.txt', readme],
    [`${name}.json`, JSON.stringify(answer, null, 2)],
    ...tablesOf(answer.data).map(([table, records]) => [`${table}.csv`, toCsv(records)] as const),
  ] as const;
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), {
    mtime: answer.made_at,
  });
}
