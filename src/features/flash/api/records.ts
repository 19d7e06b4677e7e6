import { flashStatus } from '#contract/fields';
import { pollUntil } from '#forms/poll-until';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** The customer's conversions, newest first. */
export const useConversions = () => usePages('GET flash/records', {});

/** One of them, polled until it is completed. */
export const useConversion = (number: string) =>
  useCall(
    'GET flash/records',
    { page: '1', number },
    pollUntil(({ status }) => status === flashStatus.completed),
  );
