import type { Page } from 'playwright-core';

/** Returns the session of the page as headers, for another client. */
export async function sessionOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const cookies = await page.context().cookies();
  return { token: token ?? '', cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
