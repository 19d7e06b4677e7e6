import { getJestConfig } from '@storybook/test-runner';
import { browser } from './scripts/browser.ts';

const config = getJestConfig();

export default {
  ...config,
  // Each story in each language takes longer.
  testTimeout: process.env.LANGUAGES ? 600_000 : 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: await browser(),
      contextOptions: { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 },
    },
  },
};
