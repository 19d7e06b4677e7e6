import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new temporary folder that the user of PostgreSQL can pass too, when the tests run as root. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-test-'));
  await chmod(folder, 0o755);
  return folder;
}
