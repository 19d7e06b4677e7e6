import { flashStatus } from '#contract/fields';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** The customer's conversions, newest first. */
export const useConversions = () => usePages('GET flash/records', {});

/** One of them, polled until it is completed; the live channel makes it faster. */
export const useConversion = (number: string) =>
  useCall(
    'GET flash/records',
    { page: '1', number },
    {
      refreshInterval: (data) => (data?.items.every(({ status }) => status === flashStatus.completed) ? 0 : 5000),
    },
  );
