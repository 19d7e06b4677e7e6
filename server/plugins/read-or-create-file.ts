import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/** Returns what is in a file that only this user may read, and that `make` fills if it isn't there yet. */
export async function readOrCreateFile(path: string, make: () => Buffer | string): Promise<Buffer> {
  const found = await readFile(path).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  });
  if (found) return found;
  await mkdir(dirname(path), { recursive: true });
  // Link the complete file, so that a crash leaves no partial one and a server starting at the same time doesn't replace it.
  const part = `${path}.${process.pid}`;
  await writeFile(part, make(), { mode: 0o600 });
  await link(part, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await rm(part);
  return readFile(path);
}
