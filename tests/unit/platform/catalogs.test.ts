import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { readCatalog } from '../../../src/platform/catalog-files.ts';
import { CatalogLoadError, loadNamespaces, startI18n } from '#platform/i18n';

vi.mock('../../../src/platform/catalog-files.ts', () => ({ readCatalog: vi.fn<() => Promise<object>>() }));

it('asks again for a text file that didn’t load', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const read = vi.mocked(readCatalog).mockResolvedValue({});
  await startI18n();
  read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadNamespaces(['validation'])).rejects.toThrow(CatalogLoadError);
  read.mockResolvedValue({ required: 'Required' });
  await loadNamespaces(['validation']);
  expect(i18next.t('validation:required')).toBe('Required');
  vi.unstubAllGlobals();
});
