import type { Page } from 'playwright-core';

/** Waits until the app has taken over an element of a page that the server rendered: React marks it. */
export async function alive(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction(
    (of) =>
      [...document.querySelectorAll(of)].some((each) => Object.keys(each).some((key) => key.startsWith('__react'))),
    selector,
  );
}
