import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const PAGE =
  '<!doctype html><html><head><style>@layer theme, base;</style><script>1</script></head><body></body></html>';
export const SCRIPT = 'export {};';

/** Writes a minimal version of what `npm run build` creates. */
export async function makeWebFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'static'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  const files = { 'index.html': PAGE, 'static/app-4f1c.js': SCRIPT, '.vite/manifest.json': '{"files":[]}' };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
}
