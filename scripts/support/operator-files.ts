import { readFile } from 'node:fs/promises';
import { CommandError } from './operator-errors.ts';

/** Returns the text of a file. Throws CommandError. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} can’t be read: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Returns the JSON object in a file. Throws CommandError. */
export async function readJson(path: string): Promise<object> {
  const text = await readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} isn’t JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandError(`${path} has to be a JSON object: { … }`);
  return value;
}
