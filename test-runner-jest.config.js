import { getJestConfig } from '@storybook/test-runner';
import { browser } from './scripts/browser.ts';

export default {
  ...getJestConfig(),
  // Instead of those of jest-playwright, which start and reset browsers their way.
  runner: 'jest-runner',
  setupFilesAfterEnv: ['@storybook/test-runner/playwright/jest-setup.js'],
  testEnvironment: './.storybook/test-environment.ts',
  testEnvironmentOptions: {
    launchOptions: await browser(),
    contextOptions: { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 },
  },
  // Workers end with their browser open, which files share.
  forceExit: true,
  // Each story in each language takes longer.
  testTimeout: process.env.LANGUAGES ? 600_000 : 60_000,
};
