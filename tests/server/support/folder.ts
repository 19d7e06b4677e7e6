import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder that PostgreSQL's user can enter too, for tests that run as root. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-test-'));
  await chmod(folder, 0o755);
  return folder;
}
