import { existsSync } from 'node:fs';
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { CommandError } from './operator-errors.ts';

const because = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Returns the text of a file. Throws CommandError. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} can’t be read: ${because(error)}`, { cause: error });
  }
}

/** Returns the JSON object in a file. Throws CommandError. */
export async function readJson(path: string): Promise<object> {
  const text = await readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} isn’t JSON: ${because(error)}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandError(`${path} has to be a JSON object: { … }`);
  return value;
}

async function write(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new CommandError(`${path} can’t be written: ${because(error)}`, { cause: error });
  }
}

/** Throws CommandError unless files can be saved there. */
export const requireFolder = (folder: string): Promise<void> =>
  write(folder, () => access(folder + sep, constants.W_OK));

/** Throws CommandError unless a new file can be created there. */
export const requireNew = (path: string): Promise<void> =>
  write(path, async () => {
    if (existsSync(path)) throw new Error('file already exists');
    await access(dirname(path), constants.W_OK);
  });

/** Writes a file for the operator's eyes only, and never over another one. Throws CommandError. */
export const createFile = (path: string, text: string): Promise<void> =>
  write(path, () => writeFile(path, text, { mode: 0o600, flag: 'wx' }));

/** Saves an image for the operator's eyes only, and returns its path. Throws CommandError. */
export async function saveImage(folder: string, name: string, image: Buffer): Promise<string> {
  const path = join(folder, name);
  await write(path, async () => {
    // A file that is there would keep its rights.
    await rm(path, { force: true });
    await writeFile(path, image, { mode: 0o600, flag: 'wx' });
  });
  return path;
}
