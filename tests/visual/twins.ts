/** Finds pictures that are the same under two names. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `mode/story` of each picture that an earlier story has too, with that story. */
export type Twins = Record<string, string>;

/** Returns the twins among pictures, given as `mode/story`, in the order of the stories. */
export function twinsOf(pictures: readonly string[], hashOf: (picture: string) => string | undefined): Twins {
  const first = new Map<string, string>();
  const twins: Twins = {};
  for (const picture of pictures) {
    const [mode = '', id = ''] = picture.split('/');
    const hash = hashOf(picture);
    if (hash === undefined) continue;
    const before = first.get(`${mode} ${hash}`);
    if (before === undefined) first.set(`${mode} ${hash}`, id);
    else twins[picture] = before;
  }
  return twins;
}

/** Returns the twins among the baselines of these stories. */
export function twinBaselines(folder: string, stories: readonly string[]): Twins {
  const modes = existsSync(folder) ? readdirSync(folder) : [];
  const pictures = modes.flatMap((mode) => stories.map((id) => `${mode}/${id}`));
  return twinsOf(pictures, (picture) => {
    const path = join(folder, `${picture}.webp`);
    return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
  });
}
