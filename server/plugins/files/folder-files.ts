import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import type { FileStore } from './file-store.ts';

/** Outside the folders that the web server serves. */
export const filesFolder = (settings: Pick<Settings, 'dataDir'>): string => join(settings.dataDir, 'files');

/** Returns `otherwise` if there is no such file or folder. */
async function unlessMissing<Found, Otherwise>(
  found: Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Keeps files in a folder, which the first one creates. */
export function folderFiles(folder: string): FileStore {
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, name);
      try {
        await writeFile(`${path}.part`, content, { mode: 0o600 });
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },
    read: async (name) => (await unlessMissing(open(join(folder, name)), undefined))?.createReadStream(),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const names = await unlessMissing(readdir(folder), []);
      return names.map((name) => ({
        name,
        writtenAt: async () => (await unlessMissing(stat(join(folder, name)), undefined))?.mtime,
      }));
    },
  };
}
