import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { saveFile } from '#platform/save-file';
import { exportName } from '../model/export-name.ts';

type ExportData = (username: string, readme: string, input: RequestOf<'POST user/export'>) => Promise<string>;

/** Fetches all data stored about the customer and saves it as an archive. Returns the filename. */
export function useExportData(): ExportData {
  const refresh = useRefresh();
  return useCallback(
    async (username, readme, input) => {
      // First: an export that can't be packed would still be counted and announced.
      const { exportArchive } = await import('../model/export-archive.ts');
      const answer = await withConfirmation(() => request('POST user/export', input));
      const name = exportName(username, answer.made_at);
      saveFile(`${name}.zip`, exportArchive(answer, name, readme), 'application/zip');
      void refresh(['GET user/activity']);
      return `${name}.zip`;
    },
    [refresh],
  );
}
