import { useCallback } from 'react';
import { orderStatus } from '#contract/order-status';
import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';
import { upload, type UploadOptions } from '#platform/upload';
import type { Petition } from '../model/petition.ts';

const lists = ['GET petition/index'] as const;

const POLL_MS = 15_000;

/** All petitions, newest first. */
export const usePetitions = () => usePages('GET petition/index', {});

/** One of them, polled while it is open; the live channel makes it faster. */
export const usePetition = (id: string) =>
  useCall(
    'GET petition/index',
    { page: '1', id },
    {
      refreshInterval: (data) => (data?.items.some(({ status }) => status < orderStatus.completed) ? POLL_MS : 0),
    },
  );

/** Sends a petition. Sending the same again returns the first one, so a retry after a lost response is safe. */
export function useSend(): (input: RequestOf<'POST petition/create'>) => Promise<Petition> {
  const refresh = useRefresh();
  return useCallback(
    (input) => {
      // It may be there even if the response is lost.
      const again = (): void => void refresh(lists);
      const sending = request('POST petition/create', input);
      sending.then(again, again);
      return sending;
    },
    [refresh],
  );
}

/** Uploads an image as soon as it is chosen. Returns its filename. */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/petition', file, options);
  return filename;
}
