import { usePages } from '#platform/swr-pages';

/** Movements of one currency, or of all. */
export const useMovements = (name: string | undefined) =>
  usePages('GET wallet/records', name === undefined ? {} : { name });
