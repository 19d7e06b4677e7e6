import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

export type LayoutChecks = { misfits(): string[]; rawTexts(): string[] };

const name = 'layoutChecks';
let script: Promise<string> | undefined;

/** The layout checks of the stories (.storybook/checks/layout.ts) as one script. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '../../../.storybook/checks/layout.ts'), formats: ['iife'], name },
    },
  });
  const [built] = output as Rolldown.RolldownOutput[];
  if (!built) throw new Error('The layout checks did not build.');
  return built.output[0].code;
}

/** Brings the layout checks to every document of a page. */
export async function bringLayoutChecks(page: Page): Promise<void> {
  const code = `${await (script ??= bundle())}\nglobalThis.${name} = ${name};`;
  await page.addInitScript(code);
  await page.evaluate(code);
}

/** Returns what doesn't fit on a page, in the language that is shown. */
export const misfitsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (key) => (globalThis as unknown as Record<string, LayoutChecks>)[key]?.misfits() ?? ['no checks'],
    name,
  );
