import { useCallback, useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/index';
import { toApiError, type ApiError } from '#platform/api-error';
import { request } from '#platform/http';

export type LinkedSession = ResponseOf<'POST index/sessionLink'>;

/** The session of a link, read by POST: the secret must not be part of an address that servers log. */
export function useSessionLink(secret: string) {
  const [data, setData] = useState<LinkedSession>();
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    request('POST index/sessionLink', { secret }, { signal }).then(setData, (reason: unknown) => {
      if (!signal.aborted) setError(toApiError(reason));
    });
    return () => controller.abort();
  }, [secret, attempt]);
  const mutate = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const end = useCallback(async () => setData(await request('POST index/endSession', { secret })), [secret]);
  return { data, error, mutate, end };
}
