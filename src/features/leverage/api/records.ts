import { pollUntil } from '#forms/poll-until';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** The customer's orders, newest first: of one room, or of all. */
export const useRecords = (room: string | undefined) =>
  usePages('GET leverage/records', room === undefined ? {} : { room });

/** One of them, polled until it is settled. */
export const useRecord = (number: string) =>
  useCall(
    'GET leverage/records',
    { page: '1', number },
    pollUntil(({ status }) => status === 'settled'),
  );
