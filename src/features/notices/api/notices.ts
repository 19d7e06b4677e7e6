import { useMemo } from 'react';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

const lists = ['GET notice/index'] as const;

export const useNotices = () => usePages('GET notice/index', {});

/** One notice in full. */
export const useNotice = (id: string) => useCall('GET notice/detail', { id }, { revalidateOnFocus: false });

/** Marks notices as read and refreshes lists and count. */
export function useMarkRead(): { one(id: string): Promise<void>; all(): Promise<void> } {
  const refresh = useRefresh();
  return useMemo(
    () => ({
      async one(id) {
        await request('POST notice/read', { id });
        await refresh(lists);
      },
      async all() {
        await request('POST notice/readAll', {});
        await refresh(lists);
      },
    }),
    [refresh],
  );
}
