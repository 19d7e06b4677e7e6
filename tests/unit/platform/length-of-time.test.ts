import { expect, it } from 'vitest';
import { lengthOfTime } from '../../../src/platform/length-of-time.ts';

const [minute, hour, day] = [60, 3600, 86_400];

it.each([
  [30, 'en-US', '30 seconds'],
  [90, 'en-US', '90 seconds'],
  [minute, 'en-US', '1 minute'],
  [90 * minute, 'en-US', '90 minutes'],
  [hour, 'en-US', '1 hour'],
  [day, 'en-US', '24 hours'],
  [36 * hour, 'en-US', '36 hours'],
  [3 * day, 'en-US', '3 days'],
  [day, 'de-DE', '24 Stunden'],
])('%i seconds in %s are %s', (seconds, locale, words) => {
  expect(lengthOfTime(seconds, locale)).toBe(words);
});
