/** What each story must pass besides its play function; `node scripts/test-stories.ts` runs it. */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { languageTag } from '../contract/languages.ts';
import { colorThemes } from '../src/design-system/tokens/color.ts';
import { comparePicture, refusePictures } from '../tests/visual/picture.ts';
import { axeOptions, colorRules } from './accessibility.ts';
import type { StoryChecks } from './checks/page.ts';
import { sizeOf } from './viewports.ts';

declare const storyChecks: StoryChecks;

/** Parameters shared with Chromatic (modes.ts). */
interface ChromaticParameters {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  /** Globals of each picture, by name. */
  modes: Record<string, Mode>;
}

interface Mode {
  /** Leaves out a mode that all stories have. */
  disable?: boolean;
  theme: string;
  locale?: string;
  viewport?: string;
}

interface Story {
  chromatic: ChromaticParameters;
  isAxed: boolean;
  viewport: string | undefined;
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Turn off the add-on's own axe run (preview.tsx), which covers one theme only.
    await page.addInitScript(() => Object.assign(globalThis, { isStoryTest: true }));
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
  },

  async preVisit(page, { id }) {
    listen(page).length = 0;
    const { chromatic, viewport } = await storyOf(page, id);
    await page.setViewportSize(sizeOf(viewport));
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: chromatic.forcedColors ?? 'none' });
  },

  async postVisit(page, { id, hasFailure }) {
    // The story's own failure says more than its consequences.
    if (hasFailure) return;
    const story = await storyOf(page, id);
    await stopTimers(page);
    const found: string[] = [];
    if (story.isAxed) found.push(...(await accessibility(page)));
    found.push(...(await pictures(page, id, story)));
    await page.setViewportSize(sizeOf(story.viewport));
    found.push(...(await page.evaluate(() => storyChecks.asShown())));
    await page.setViewportSize(sizeOf('narrow'));
    found.push(...(await page.evaluate(() => storyChecks.narrow())));
    found.push(...listen(page));
    if (found.length > 0) throw new Error(`${id}\n${[...new Set(found)].join('\n')}`);
  },
};

export default config;

async function storyOf(page: Page, id: string): Promise<Story> {
  const { parameters, storyGlobals } = await getStoryContext(page, { id, title: '', name: '' });
  return {
    chromatic: parameters.chromatic as ChromaticParameters,
    isAxed: (parameters.a11y as { test?: string }).test !== 'off',
    viewport: (storyGlobals as { viewport?: { value?: string } }).viewport?.value,
  };
}

const troubles = new WeakMap<Page, string[]>();

/** Collects page and console errors, from the first story on. */
function listen(page: Page): string[] {
  const known = troubles.get(page);
  if (known) return known;
  const found: string[] = [];
  troubles.set(page, found);
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console error: ${message.text()}`);
  });
  return found;
}

/** Clears all timers: toasts, carousels and countdowns stand still. */
async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) clearTimeout(id);
  });
}

async function accessibility(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const found: string[] = [];
  for (const [index, theme] of Object.keys(colorThemes).entries()) {
    await show(page, theme);
    const violations = await getViolations(page, undefined, index === 0 ? axeOptions : colorRules);
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary = '' } of nodes) {
        const why = failureSummary.split('\n').slice(1).join(' ').trim();
        found.push(`axe, ${theme}: ${help} (${id}) at ${target.join(' ')}: ${why}`);
      }
    }
  }
  return found;
}

/** Compares the story with its baseline in each of its modes. */
async function pictures(page: Page, id: string, { chromatic, viewport }: Story): Promise<string[]> {
  if (process.env.PICTURES === 'off') return [];
  const enabled = Object.entries(chromatic.disableSnapshot ? {} : chromatic.modes).filter(
    ([, { disable }]) => !disable,
  );
  const modes = Object.fromEntries(enabled);
  const found = await refusePictures(id, Object.keys(modes));
  for (const [name, mode] of Object.entries(modes)) {
    const size = sizeOf(mode.viewport ?? viewport);
    await page.setViewportSize(size);
    if (mode.locale !== undefined) await speak(page, mode.locale);
    await show(page, mode.theme);
    const problem = await comparePicture(name, id, async () => {
      // Reset each time: content may have changed since, above all in another language.
      await page.setViewportSize(size);
      await stretchToContent(page);
      return shoot(page);
    });
    if (problem !== undefined) found.push(problem);
  }
  // Or the next story would start in it too.
  if (Object.values(modes).some(({ locale }) => locale !== undefined)) await speak(page, 'en-us');
  return found;
}

/** Shows the story in a theme, with all its fonts and images. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    // With transitions, an inherited color would change one frame later per level, however short they are.
    const still = document.head.appendChild(document.createElement('style'));
    still.textContent = '*, ::before, ::after { transition-property: none !important; }';
    document.documentElement.dataset.theme = name;
    await document.fonts.ready;
    const images = Array.from(document.images);
    // A lazy image loads when visible, which a full-page picture doesn't wait for.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    still.remove();
  }, theme);
}

/** Sets the story's language, like Storybook's toolbar. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((language) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, about: unknown) => void };
    };
    channel.emit('updateGlobals', { globals: { locale: language } });
  }, locale);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageTag(locale));
}

/** Fixed and sticky bars belong at the end of a full-page picture, not in its middle. */
async function stretchToContent(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    const stays = [...document.body.querySelectorAll('*')].some((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    return stays ? document.documentElement.scrollHeight : 0;
  });
  const size = page.viewportSize();
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
}

function shoot(page: Page): Promise<Buffer> {
  // Rendering of rows near the viewport edge varies from run to run, so render all of them.
  const style = '* { content-visibility: visible !important; }';
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style });
}
