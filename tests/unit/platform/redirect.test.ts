import { expect, it } from 'vitest';
import { loginPath, safeRedirect } from '../../../src/platform/redirect.ts';

it.each([
  ['/assets', '/assets'],
  ['/wallet/up/USDT?amount=5#x', '/wallet/up/USDT?amount=5#x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/login?redirect=/login', null],
  ['assets', null],
  [null, null],
])('%s leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path);
});

it('names the place to come back to', () => {
  expect(loginPath('/flash/records?page=2')).toBe('/login?redirect=%2Fflash%2Frecords%3Fpage%3D2');
});
