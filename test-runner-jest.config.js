import { getJestConfig } from '@storybook/test-runner';
import { browser } from './scripts/browser.ts';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
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
