import { useCallback } from 'react';
import type { LegalDocument } from '#contract/content-agreements';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';

/** Agrees to a version of a document. If there is a newer one, it is shown instead. */
export function useAgree(): (document: LegalDocument, version: number) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (document, version) => {
      try {
        await request('POST user/agree', { document, version });
      } catch (error) {
        if (toApiError(error).code === 'agreement-changed') await refresh([`GET info/${document}`]);
        throw error;
      } finally {
        await refresh(['GET user/agreements']);
      }
    },
    [refresh],
  );
}
