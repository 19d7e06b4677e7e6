import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { languageName } from '#contract/language-name';
import { languageTag } from '#contract/languages';
import { translationsOf } from '../translations.ts';
import { alive } from './alive.ts';
import { bringLayoutChecks, type LayoutChecks } from './layout.ts';

/** Loads the page again in a language, and waits until the app runs in it. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((next) => localStorage.setItem('language', next), language);
  await page.reload();
  await alive(page);
  await page.locator(`html[lang="${languageTag(language)}"]`).waitFor({ state: 'attached' });
}

interface Watch {
  /** Keys and variables that were shown in the place of a text, in any frame. */
  raw: string[];
}

/**
 * On the visitor's home screen, picks one language after the other in the sheet. Each time the texts change without
 * a reload, what was typed stays, and no frame shows a key. `languages` starts with the one that is shown.
 */
export async function switchThrough(page: Page, languages: readonly string[]): Promise<void> {
  await bringLayoutChecks(page);
  await page.evaluate(() => {
    const watch: Watch = { raw: [] };
    const { layoutChecks } = globalThis as unknown as { layoutChecks: LayoutChecks };
    const look = (): void => void watch.raw.push(...layoutChecks.rawTexts());
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { languageWatch: watch });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const fields = page.getByRole('main').getByRole('textbox');
  const typed = fields.first();
  await typed.fill('77');
  let t = await translationsOf(languages[0]!);
  for (const language of languages.slice(1)) {
    await page.getByRole('button', { name: t('common:language.choose'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('common:language.choose') });
    // While it rises on a busy machine, a press may begin on one row and end on another.
    await sheet.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
    await sheet.getByRole('button', { name: languageName(language), exact: true }).click();
    await page.locator(`html[lang="${languageTag(language)}"]`).waitFor({ state: 'attached' });
    t = await translationsOf(language);
    await page.getByRole('button', { name: t('common:language.choose'), exact: true }).waitFor();
    await page.getByRole('link', { name: t('common:navigation.home'), exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(`${language} ${await typed.inputValue()}`).toBe(`${language} 77`);
  }
  const { raw } = await page.evaluate(() => (globalThis as unknown as { languageWatch: Watch }).languageWatch);
  expect(raw).toEqual([]);
  expect(loads).toBe(0);
}

/** Returns a round trip that takes each step from one to another once, and ends where it starts. */
export function everyPair(names: readonly string[]): string[] {
  const left = new Map(names.map((name) => [name, names.filter((other) => other !== name)]));
  const path = [names[0]!];
  const trip: string[] = [];
  // Hierholzer's algorithm.
  for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
    const next = left.get(at)?.pop();
    if (next === undefined) trip.push(path.pop()!);
    else path.push(next);
  }
  return trip.toReversed();
}
