import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { saveImage } from '../../../scripts/support/operator-files.ts';

it.each([
  ['a new file', undefined],
  ['one that anybody could read', 0o644],
])('saves an image for the operator alone, in %s', async (_name, mode) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-image-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'front.jpg');
  if (mode !== undefined) {
    await writeFile(path, 'an earlier image');
    await chmod(path, mode);
  }
  expect(await saveImage(folder, 'front.jpg', Buffer.from('image'))).toBe(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toBe('image');
});
