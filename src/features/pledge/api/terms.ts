import { serverNow } from '#platform/server-clock';
import { fetchedAt, useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';
import { chosen, type TermStatus } from '../model/record-filter.ts';
import { pollEvery } from '../model/term.ts';

/** What can be opened. */
export const useProducts = () => useCall('GET pledge/products', {});

/** What runs, the next to mature first; read again when a day fills. */
export const useRunning = () =>
  useCall('GET pledge/running', {}, { refreshInterval: (data) => pollEvery(data?.items, serverNow()) });

/** Converts a moment of this device's clock, which may be off by hours, to the server's. */
export function useServerTime(moment: number): number {
  const { data } = useRunning();
  const at = fetchedAt(data);
  return data && at !== undefined ? moment + Date.parse(data.server_time) - at : moment;
}

/** All terms, newest first. */
export const useTerms = (status: TermStatus | undefined) => usePages('GET pledge/records', chosen(status));

/** One of them, read again when a day fills, until it is closed; the live channel makes it faster. */
export const useTerm = (number: string) =>
  useCall(
    'GET pledge/records',
    { page: '1', number },
    { refreshInterval: (data) => pollEvery(data?.items, serverNow()) },
  );
