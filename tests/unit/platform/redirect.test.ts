import fc from 'fast-check';
import { resolvePath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect } from '#platform/redirect';

const ORIGIN = 'https://florin.example';

it.each([
  ['/assets', '/assets'],
  ['/wallet/up/USDT?amount=5#x', '/wallet/up/USDT?amount=5#x'],
  ['/a/../assets', '/assets'],
  ['/assets?next=//evil.example', '/assets?next=//evil.example'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['/%2e//evil.example', null],
  ['/./\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/login?redirect=/login', null],
  ['/./login', null],
  ['/login/', null],
  ['/LOGIN', null],
  ['/%6Cogin?redirect=/assets', null],
  ['/register/', null],
  ['/%', null],
  ['assets', null],
  ['', null],
  [null, null],
])('%s leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path);
});

it('names the place to come back to', () => {
  expect(loginPath('/flash/records?page=2')).toBe('/login?redirect=%2Fflash%2Frecords%3Fpage%3D2');
});

describe('whatever is wanted', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\'),
    fc.constantFrom(
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%',
      '@',
      ':',
      '?',
      '#',
      ';',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '／',
      '．',
      '。',
      '\u00ad',
      '\ud800',
    ),
    fc.constantFrom(
      'evil.example',
      'https:',
      'javascript:alert(1)',
      'florin.invalid',
      'login',
      'assets',
      '[::1]',
      '127.0.0.1',
      '*',
    ),
    fc.string({ maxLength: 3 }),
  );
  const wanted = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);

  /** The router's history on a fake browser. */
  function routerHistory() {
    const shown: string[] = [];
    const show = (_state: unknown, _title: string, url?: string) => void (url === undefined || shown.push(url));
    const window = {
      document: {},
      history: { state: null, pushState: show, replaceState: show },
      location: Object.assign(new URL('/login', ORIGIN), { assign: (url: string) => void shown.push(url) }),
    };
    return { history: createBrowserHistory({ window: window as unknown as Window }), shown };
  }

  it('stays in the app, for the browser and for the router', () => {
    const { history, shown } = routerHistory();
    let passed = 0;
    fc.assert(
      fc.property(wanted, (address) => {
        const path = safeRedirect(address);
        if (path === null) return;
        passed += 1;
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        // Idempotent, also as a base URL.
        expect(safeRedirect(path)).toBe(path);
        shown.length = 0;
        history.push(resolvePath(path, '/login'));
        history.replace(resolvePath(path, '/login'));
        expect(shown.map((url) => new URL(url, ORIGIN).origin)).toEqual([ORIGIN, ORIGIN]);
      }),
      { numRuns: 2_000, seed: 8 },
    );
    expect(passed).toBeGreaterThan(500);
  });
});
