import type { Page } from 'playwright-core';

/** Waits until what the page holds now was laid out and drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
