import { download } from '#platform/download';
import { saveFile } from '#platform/save-file';
import type { RecordQuery } from '../model/record-filter.ts';

interface SaveOptions {
  /** Receives the number of transactions that have arrived. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** Saves the transactions of a filter as a spreadsheet. Returns the filename. */
export async function saveStatement(query: RecordQuery, { onProgress, signal }: SaveOptions): Promise<string> {
  const lineFeed = 10;
  // One line is the headings.
  let count = -1;
  const { name, content } = await download('GET wallet/statement', query, {
    signal,
    onChunk: (chunk) => {
      for (const byte of chunk) if (byte === lineFeed) count += 1;
      onProgress(Math.max(0, count));
    },
  });
  saveFile(name, content, 'text/csv');
  return name;
}
