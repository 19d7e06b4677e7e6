import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';

interface Options {
  launchOptions: LaunchOptions;
  contextOptions: BrowserContextOptions;
}

/** What the code that the test runner makes of a story file finds as globals. */
interface Globals {
  context: BrowserContext;
  page: Page;
  jestPlaywright: { resetPage: () => Promise<void> };
}

/** One for each worker: the runner's own environment opens a context for each file, which loads and compiles everything again. */
let shared: Promise<BrowserContext> | undefined;

/** Where a story file runs: a page of its own, with nothing stored. */
export default class StoryEnvironment extends TestEnvironment {
  readonly #options: Options;
  readonly #globals = this.global as unknown as Globals;

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    const [{ projectConfig }] = args;
    this.#options = projectConfig.testEnvironmentOptions as unknown as Options;
  }

  override async setup(): Promise<void> {
    await super.setup();
    shared ??= openContext(this.#options);
    const context = await shared;
    this.#globals.context = context;
    this.#globals.jestPlaywright = { resetPage: () => this.#openPage() };
    await this.#openPage();
    await setupPage(this.#globals.page, context);
  }

  override async teardown(): Promise<void> {
    await this.#globals.page.close();
    await super.teardown();
  }

  async #openPage(): Promise<void> {
    const { context } = this.#globals;
    await Promise.all(context.pages().map((page) => page.close()));
    await context.setStorageState({ cookies: [], origins: [] });
    this.#globals.page = await context.newPage();
  }
}

async function openContext({ launchOptions, contextOptions }: Options): Promise<BrowserContext> {
  const browser = await chromium.launch(launchOptions);
  return browser.newContext(contextOptions);
}
