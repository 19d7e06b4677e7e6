import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { saveFile } from '#platform/save-file';
import { exportName } from '../model/export-name.ts';

/** Fetches all data stored about the customer and saves it as a file. Returns the filename. */
export function useExportData(): (username: string, input: RequestOf<'POST user/export'>) => Promise<string> {
  const refresh = useRefresh();
  return useCallback(
    async (username, input) => {
      const answer = await request('POST user/export', input);
      const name = exportName(username, answer.made_at);
      saveFile(name, JSON.stringify(answer, null, 2), 'application/json');
      void refresh(['GET user/activity']);
      return name;
    },
    [refresh],
  );
}
