import { expect, it } from 'vitest';
import { listInWords } from '../../../src/platform/list-in-words.ts';

it.each([
  ['en-US', 'BTC, ETH, USDT'],
  ['ja-JP', 'BTC、ETH、USDT'],
  ['zh-CN', 'BTC、ETH、USDT'],
])('a list in %s is %s', (locale, text) => {
  expect(listInWords(['BTC', 'ETH', 'USDT'], locale)).toBe(text);
});
