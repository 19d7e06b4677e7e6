import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpenPath } from '#app/routes';
import { openPath } from '#platform/back-path';

const leadsTo = (back: string | null) => openPath(back, isOpenPath);

it.each([
  ['/flash-exchange', '/flash-exchange'],
  ['/wallet/up/USDT?amount=5&back=%2Fassets', '/wallet/up/USDT?amount=5&back=%2Fassets'],
  ['/', '/'],
  ['/a/../assets', '/assets'],
  ['/assets?next=//evil.example', '/assets?next=//evil.example'],
])('%s leads there', (back, path) => {
  expect(leadsTo(back)).toBe(path);
});

it.each([
  null,
  '',
  'assets',
  '//evil.example',
  '//evil.example/assets',
  '///evil.example/assets',
  '/\\evil.example/assets',
  '\\\\evil.example',
  '/\\/evil.example',
  '/./\\evil.example',
  '/\t/evil.example/assets',
  '\n//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/assets/..//evil.example',
  'https://evil.example/assets',
  'https:/evil.example/assets',
  'https:evil.example',
  'javascript:alert(1)//assets',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://florin.invalid/assets',
  'https://florin.invalid@evil.example/assets',
  '/@evil.example',
  '/login?redirect=//evil.example',
  '/no-such-screen',
  '/api/user/logout',
  '/uploads/1.jpg',
  '/operator/deposits',
])('a thief’s %j leads nowhere', (back) => {
  expect(leadsTo(back)).toBeNull();
});

it('nothing leads to another site, however it is put together', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2f', '%5c', '%2e', '@', ':', '?', '#', '\t', '\n', ' ', '\0', '／', '。'],
    ...['assets', 'wallet/up', 'evil.example', 'https:', 'javascript:', 'florin.invalid', '[::1]'],
  );
  let passed = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = leadsTo(pieces.join('')) ?? leadsTo(`/${pieces.join('')}`) ?? leadsTo(`/assets${pieces.join('')}`);
      if (path === null) return;
      passed += 1;
      expect(new URL(path, 'https://florin.example/recharge').origin).toBe('https://florin.example');
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(isOpenPath(path)).toBe(true);
    }),
    { numRuns: 3_000, seed: 12 },
  );
  expect(passed).toBeGreaterThan(100);
});
