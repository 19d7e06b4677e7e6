/** What each story must pass besides its play function; `node scripts/test-stories.ts` runs it. */
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright-core';
import { languageTag } from '../contract/languages.ts';
import { checkExtraBaselines, comparePicture } from '../tests/visual/picture.ts';
import type { Twins } from '../tests/visual/twins.ts';
import type { StoryChecks } from './checks/page.ts';
import { hidePointer } from './checks/pointer.ts';
import { soonMs, watchTimers } from './checks/settle.ts';
import { viewsOf, type Mode } from './views.ts';
import { sizeOf } from './viewports.ts';

declare const storyChecks: StoryChecks;

/** Parameters shared with Chromatic (modes.ts). */
interface ChromaticParameters {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  /** Globals of each picture, by name. */
  modes: Record<string, Mode>;
}

interface Story {
  chromatic: ChromaticParameters;
  /** Why its picture is the same as another's (parameters.looksLike). */
  looksLike: string | undefined;
  isAxed: boolean;
  isScreen: boolean;
  viewport: string | undefined;
  locale: string | undefined;
  /** Why it can't be shown again in another language (parameters.skipLanguages). */
  skipLanguages: string | undefined;
}

interface WithPreview {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
}

/** Baselines that an earlier story has too; scripts/test-stories.ts finds them. */
const twins = JSON.parse(process.env.TWINS ?? '{}') as Twins;
/** Instead of everything else, whether the stories fit in these languages. */
const languages = (process.env.LANGUAGES ?? '').split(' ').filter(Boolean);
const stories = new WeakMap<Page, Story>();

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Turn off the add-on's own axe run (preview.tsx), which covers one theme only.
    await page.addInitScript(() => Object.assign(globalThis, { isStoryTest: true }));
    await page.addInitScript(watchTimers, soonMs);
    await page.addInitScript(hidePointer);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // Loading the page doesn't wait for its modules.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as WithPreview;
      return preview.ready();
    });
  },

  async preVisit(page, { id }) {
    // Not in prepare, which has another copy of this module.
    if (!loading.has(page)) watchLoading(page);
    listen(page).length = 0;
    const story = await storyOf(page, id);
    const before = stories.get(page)?.chromatic.forcedColors ?? 'none';
    const { forcedColors = 'none' } = story.chromatic;
    if (!stories.has(page) || before !== forcedColors)
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
    stories.set(page, story);
    await resize(page, story.viewport);
  },

  async postVisit(page, { id, hasFailure }) {
    const story = stories.get(page);
    // The story's own failure says more than its consequences.
    if (hasFailure || !story) return;
    // Since its end (preview.tsx), what was about to disappear stays. What was about to appear may follow.
    await allShown(page);
    await page.evaluate(() => storyChecks.stopTimers());
    const found =
      languages.length > 0
        ? await inLanguages(page, story)
        : // Shown again in another language, a story may ask for what the next one doesn't answer.
          [...(await inEveryView(page, id, story)), ...listen(page)];
    if (found.length > 0) throw problem([id, ...new Set(found)].join('\n'));
  },
};

export default config;

/** Without a stack, which would show this file's code instead of the story. */
function problem(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

async function storyOf(page: Page, id: string): Promise<Story> {
  // Only what is needed: a whole story takes longer to hand over than to load.
  return page.evaluate(async (storyId) => {
    const { __getContext: load } = globalThis as unknown as {
      __getContext: (id: string) => Promise<{
        title: string;
        parameters: {
          chromatic: ChromaticParameters;
          a11y: { test?: string };
          looksLike?: string;
          skipLanguages?: string;
        };
        storyGlobals: { viewport?: { value?: string }; locale?: string };
      }>;
    };
    const { title, parameters, storyGlobals } = await load(storyId);
    return {
      chromatic: parameters.chromatic,
      looksLike: parameters.looksLike,
      isAxed: parameters.a11y.test !== 'off',
      isScreen: title.startsWith('Screens/'),
      viewport: storyGlobals.viewport?.value,
      locale: storyGlobals.locale,
      skipLanguages: parameters.skipLanguages,
    };
  }, id);
}

/** The narrow check replaces all texts, so what looks like another story but for them or for colors was checked beside it. */
function isVariant({ chromatic, locale }: Story): boolean {
  const modes = Object.values(chromatic.modes);
  const looksAlike = chromatic.disableSnapshot === true || chromatic.forcedColors === 'active';
  return looksAlike || locale !== undefined || modes.some((mode) => mode.locale !== undefined);
}

async function resize(page: Page, viewport: string | undefined): Promise<void> {
  const [size, current] = [sizeOf(viewport), page.viewportSize()];
  if (size.width !== current?.width || size.height !== current.height) await page.setViewportSize(size);
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
    if (message.type() === 'error') found.push(`console error: ${message.text()} (${message.location().url})`);
  });
  return found;
}

const loading = new WeakMap<Page, Set<Request>>();

/** Follows scripts, styles, images and fonts. A mocked response may be late on purpose. */
function watchLoading(page: Page): void {
  const known = new Set<Request>();
  loading.set(page, known);
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'image', 'font'].includes(request.resourceType())) known.add(request);
  });
  page.on('requestfinished', (request) => known.delete(request));
  page.on('requestfailed', (request) => known.delete(request));
}

/** Waits for parts that load when they are shown, and for what these load. */
async function allShown(page: Page): Promise<void> {
  const known = loading.get(page) ?? new Set();
  do {
    while (known.size > 0) await page.waitForEvent('requestfinished', { timeout: 1000 }).catch(() => known.clear());
    await page.evaluate(() => storyChecks.settle());
  } while (known.size > 0);
}

async function inEveryView(page: Page, id: string, story: Story): Promise<string[]> {
  const found = await look(page, id, story);
  await resize(page, story.viewport);
  found.push(...(await page.evaluate(() => storyChecks.asShown())));
  if (!isVariant(story)) {
    await resize(page, 'narrow');
    found.push(...(await page.evaluate(() => storyChecks.narrow())));
  }
  return found;
}

/** Checks the layout in each language, at 320 and 390 px. */
async function inLanguages(page: Page, { locale, skipLanguages }: Story): Promise<string[]> {
  // What a story sets itself, nobody else can.
  if (locale !== undefined || skipLanguages !== undefined) return [];
  const found: string[] = [];
  for (const language of languages) {
    await speak(page, language);
    for (const viewport of ['narrow', 'phone']) {
      await resize(page, viewport);
      found.push(...(await page.evaluate((spoken) => storyChecks.inLanguage(spoken), `${language}, ${viewport}`)));
    }
  }
  await speak(page, 'en-us');
  return found;
}

/** Checks colors in each theme, and compares the story with its baseline in each mode. */
async function look(page: Page, id: string, { chromatic, looksLike, ...story }: Story): Promise<string[]> {
  const isPictured = process.env.PICTURES !== 'off';
  const views = viewsOf({ modes: chromatic.disableSnapshot ? {} : chromatic.modes, ...story });
  const found: string[] = [];
  if (isPictured)
    found.push(
      ...(await checkExtraBaselines(
        id,
        views.flatMap(({ picture }) => picture ?? []),
      )),
    );
  for (const { picture, ...view } of views) {
    await resize(page, view.viewport);
    if (view.locale !== undefined) await speak(page, view.locale);
    found.push(...(await page.evaluate((shown) => storyChecks.inView(shown), view)));
    if (picture === undefined || !isPictured) continue;
    const difference = await comparePicture(picture, id, async () => {
      // Reset each time: content may have changed since, above all in another language.
      await resize(page, view.viewport);
      return shoot(page);
    });
    if (difference !== undefined) found.push(difference);
    const twin = twins[`${picture}/${id}`];
    if (twin !== undefined && looksLike === undefined)
      found.push(`picture, ${picture}: the same as ${twin}. Set chromatic.disableSnapshot, or say why in looksLike`);
  }
  // Or the next story would start in it too.
  if (views.some(({ locale }) => locale !== undefined)) await speak(page, 'en-us');
  return found;
}

/** Sets the story's language, like Storybook's toolbar. What it asks for again must not reach the next story's network. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((language) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, about: unknown) => void };
    };
    channel.emit('updateGlobals', { globals: { locale: language } });
  }, locale);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageTag(locale));
  await allShown(page);
}

async function shoot(page: Page): Promise<Buffer> {
  const { isModal, height } = await page.evaluate(() => storyChecks.extent());
  const size = page.viewportSize();
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
  // Rendering of rows near the viewport edge varies from run to run, so render all of them.
  const style = '* { content-visibility: visible !important; }';
  return page.screenshot({ fullPage: !isModal, animations: 'disabled', caret: 'hide', style });
}
