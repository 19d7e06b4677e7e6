import type { ResponseOf } from '#contract/index';
import { serverNow } from '#platform/server-clock';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** A published snapshot of what is owed and held. */
export type Snapshot = ResponseOf<'GET transparency/snapshots'>['items'][number];

/** How long a snapshot that is due may take. */
const TAKING_MS = 2_000;

/** Reads the latest snapshot, and the next one when it is due: the first follows soon after the start of a new server. */
export const useLatestSnapshot = () =>
  useCall(
    'GET transparency/liabilities',
    {},
    {
      shouldRetryOnError: (error) => error.code === 'not-found' || error.isRetryable,
      refreshInterval: (data) =>
        data ? Math.max(TAKING_MS, Date.parse(data.next_at) - serverNow() + TAKING_MS) : TAKING_MS,
    },
  );

/** All published snapshots, newest first. */
export const useSnapshots = () => usePages('GET transparency/snapshots', {});
