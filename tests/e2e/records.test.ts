import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sum } from '#contract/money';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { overlayEntries } from './support/overlays.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('de-de');

// The demo customer has months of history.
const german = () => demoJourney(browser(), { origin: server.origin, t, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const list = (page: Page) => page.getByRole('region', { name: t('wallet-records:title'), exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const chip = (page: Page, kind: string) => page.getByRole('radio', { name: t(`wallet:kind.${kind}`), exact: true });

/** Returns how many transactions match, once that is known. */
async function countOf(page: Page): Promise<number> {
  await rows(page).first().waitFor();
  const status = page.getByRole('region', { name: t('wallet-records:filter.label') }).getByRole('status');
  const text = await status.filter({ hasText: /\d/u }).innerText();
  return Number(/\d+/u.exec(text)?.[0]);
}

/** The text of an amount as a decimal. */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\d,−-]/gu, '')
    .replace('−', '-')
    .replace(',', '.');

describe('transactions', () => {
  it('keep their filter and the open one over a reload, Back, and the way to the order', async () => {
    const { page } = await german();
    await page.goto('/asset/records');
    const all = await countOf(page);
    await chip(page, 'deposit').locator('..').click();
    await page.waitForURL('**/asset/records?kind=deposit');
    // The list follows the address a little later.
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    expect(await countOf(page)).toBeGreaterThan(0);

    await rows(page).first().getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: t('wallet:kind.deposit') });
    await sheet.waitFor();
    await page.waitForURL(/[?&]id=\d+/);
    const permalink = page.url();
    await overlayEntries(page, 1);
    await page.reload();
    await sheet.waitFor();
    await sheet.getByRole('link').click();
    await page.waitForURL(/\/wallet\/up\/record\?sn=D/);
    await page.goBack();
    await sheet.waitFor();
    await overlayEntries(page, 1);
    // Once more closes it, and keeps the filter.
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL(/\/asset\/records\?kind=deposit$/);
    expect(await chip(page, 'deposit').isChecked()).toBe(true);

    // Anywhere in the list, whatever is filtered.
    await page.goto(permalink.replace('kind=deposit', 'kind=flash-exchange'));
    await sheet.waitFor();
    await overlayEntries(page, 1);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
  });

  it('are saved as a spreadsheet that has exactly what is filtered, in German', async () => {
    const { page } = await german();
    await page.goto('/asset/records?kind=flash-exchange');
    const count = await countOf(page);
    await page.getByRole('button', { name: t('wallet-records:statement.title'), exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('wallet-records:statement.save') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^florin_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [headings, ...lines] = text.split('\r\n').slice(0, -1);
    expect(headings).toBe('\uFEFFDatum und Uhrzeit (Europe/Berlin);Art;Währung;Betrag;Saldo danach;Referenz');
    expect(lines).toHaveLength(count);
    const row = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Umtausch;[A-Z]+;-?\d+(,\d+)?;\d+(,\d+)?;F\d+$/;
    expect(lines.filter((line) => !row.test(line))).toEqual([]);
    // The newest is the last line of the file and the first of the list.
    const newest = lines.at(-1)?.split(';') ?? [];
    expect(plain(await rows(page).first().innerText())).toContain(newest[3]?.replace('-', '').replace(',', '.'));
  });

  it('are printed alone, ink on white, with sums that add up', async () => {
    const { page } = await german();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/asset/records?view=statement');
    const tables = page.getByRole('table');
    await tables.first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('button', { name: t('wallet-records:statement.print') }).isVisible()).toBe(false);
    expect(await page.locator('header nav, nav').first().isVisible()).toBe(false);
    const ink = await page.locator('[data-paper]').evaluate((paper) => getComputedStyle(paper).color);
    expect(
      ink
        .match(/\d+/g)
        ?.slice(0, 3)
        .every((channel) => Number(channel) < 80),
    ).toBe(true);
    const found = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll('tbody tr')].map((line) =>
          [...line.querySelectorAll('td')].slice(-2).map((cell) => cell.textContent ?? ''),
        ),
      ),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const lines of found) {
      const [opening, closing] = [lines[0]?.[1] ?? '', lines.at(-1)?.[1] ?? ''].map(plain);
      const changes = lines.slice(1, -1).map(([change = '']) => plain(change));
      expect(sum([opening ?? '', ...changes])).toBe(sum([closing ?? '']));
    }
  });
});
