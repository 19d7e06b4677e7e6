import type { Page } from 'playwright-core';

/** Waits until this many sheets and dialogs have their history entries, which Back takes away. */
export async function overlayEntries(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => ((window.history.state as { overlays?: number } | null)?.overlays ?? 0) === expected,
    count,
  );
}
