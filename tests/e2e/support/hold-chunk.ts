import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Manifest } from 'vite';

const manifestFile = join(import.meta.dirname, '../../../dist/web/.vite/manifest.json');

interface HeldChunk {
  /** Resolves once the page has asked for it. */
  asked: Promise<void>;
  release(): void;
}

/** Holds back the code of a module that loads when needed, which the build names by its hash alone. */
export async function holdChunk(page: Page, module: string): Promise<HeldChunk> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build has no chunk of ${module}`);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask = (): void => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(`**/${chunk.file}`, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}
