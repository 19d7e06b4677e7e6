import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCatalog } from '../../../src/platform/catalog-files.ts';
import { startI18n } from '#platform/i18n';
import { languageKey, languageStore, offerSiteLanguage, pickLanguage } from '#platform/language';

vi.mock('../../../src/platform/catalog-files.ts', () => ({ readCatalog: vi.fn<() => Promise<object>>() }));

const document = { documentElement: {}, cookie: '' };
const stored = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  stored.clear();
  document.cookie = '';
  vi.mocked(readCatalog).mockResolvedValue({});
  await startI18n();
  vi.mocked(readCatalog).mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('stays in the language whose texts it has, and takes that for no choice of the customer', async () => {
  offerSiteLanguage('ja-jp', ['ja-jp']);
  expect(languageStore.get()).toBe('ja-jp');
  await vi.waitFor(() => expect(languageStore.get()).toBe('en-us'));
  expect(stored.has(languageKey)).toBe(false);
  expect(document.cookie).toBe('');
});

it('replaces a choice whose texts don’t load', async () => {
  pickLanguage('ja-jp');
  await vi.waitFor(() => expect(languageStore.get()).toBe('en-us'));
  expect(stored.get(languageKey)).toBe('en-us');
  expect(document.cookie).toMatch(/^language=en-us;/u);
});
