import { useCallback } from 'react';
import type { LegalDocument } from '#contract/content-agreements';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { useCustomer } from '#platform/session';
import { useCall } from '#platform/swr';

/** The documents, and which versions the customer agreed to. Nothing for a visitor. */
export const useAgreements = () => useCall('GET user/agreements', useCustomer() ? {} : null);

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
