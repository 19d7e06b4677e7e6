/** What each story has to pass besides its own play function; `node scripts/test-stories.ts` runs it. */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { colourThemes, type ThemeName } from '../src/design-system/tokens/colour.ts';
import { comparePicture, refusePicture } from '../tests/visual/picture.ts';
import { axeOptions } from './accessibility.ts';
import { sizeOf } from './viewports.ts';

const troubles = new WeakMap<Page, string[]>();
const themes = Object.keys(colourThemes) as ThemeName[];

// A theme changes colours alone, so what else axe looks at is looked at once.
const colourRules = { ...axeOptions, runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // The add-on's own run of axe knows one theme only; here it would be a second one (preview.tsx).
    await page.addInitScript(() => Object.assign(globalThis, { isStoryGate: true }));
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
  },

  async preVisit(page, { id }) {
    listen(page).length = 0;
    const { storyGlobals } = await getStoryContext(page, { id, title: '', name: '' });
    const viewport = (storyGlobals as { viewport?: { value?: string } }).viewport?.value;
    await page.setViewportSize(sizeOf(viewport));
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  },

  async postVisit(page, context) {
    // The story's own failure says more than what follows from it.
    if (context.hasFailure) return;
    const { parameters } = await getStoryContext(page, context);
    await stopTimers(page);
    const found: string[] = [];
    for (const theme of themes) {
      await show(page, theme);
      found.push(...(await overflow(page)));
      if ((parameters.a11y as { test?: string }).test !== 'off') found.push(...(await accessibility(page, theme)));
      if (process.env.PICTURES === 'off') continue;
      const refused =
        parameters.picture === false
          ? refusePicture(theme, context.id)
          : await comparePicture(theme, context.id, () => shoot(page));
      if (refused !== undefined) found.push(refused);
    }
    found.push(...listen(page));
    if (found.length > 0) throw new Error(`${context.id}\n${[...new Set(found)].join('\n')}`);
  },
};

export default config;

/** Collects what the page complains of, from the first story on. */
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

/** Nothing moves on or goes away while it is looked at: toasts, carousels and countdowns stand still. */
async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) clearTimeout(id);
  });
}

/** Shows the story in a theme, with all its fonts and pictures. */
async function show(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

function shoot(page: Page): Promise<Buffer> {
  // Rows below the edge of the screen are drawn or not, and get their true height, as they come near: not twice alike.
  const style = '* { content-visibility: visible !important; }';
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style });
}

async function overflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth} px` : undefined;
  });
  return wide === undefined ? [] : [`content is wider than the screen: ${wide}`];
}

async function accessibility(page: Page, theme: ThemeName): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const violations = await getViolations(page, undefined, theme === themes[0] ? axeOptions : colourRules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `axe, ${theme}: ${help} (${id}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
