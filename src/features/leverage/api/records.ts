import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** The customer's orders, newest first: of one room, or of all. */
export const useRecords = (room: string | undefined) =>
  usePages('GET leverage/records', room === undefined ? {} : { room });

/** One of them, polled until it is settled; the live channel makes it faster. */
export const useRecord = (number: string) =>
  useCall(
    'GET leverage/records',
    { page: '1', number },
    { refreshInterval: (data) => (data?.items.every(({ status }) => status === 'settled') ? 0 : 5000) },
  );
