import { expect, it } from 'vitest';
import { lengthOfTime } from '../../../src/platform/length-of-time.ts';

it.each([
  [1, 'en-US', '1 minute'],
  [15, 'en-US', '15 minutes'],
  [90, 'en-US', '90 minutes'],
  [130, 'en-US', '3 hours'],
  [150, 'en-US', '3 hours'],
  [1440, 'en-US', '24 hours'],
  [4000, 'en-US', '3 days'],
  [1440, 'de-DE', '24 Stunden'],
])('%i minutes in %s are %s', (minutes, locale, words) => {
  expect(lengthOfTime(minutes, locale)).toBe(words);
});
